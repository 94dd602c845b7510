#include "api/account/device.h"

#include <criterion/criterion.h>

#include "base/base.h"
#include "store/store.h"

TestSuite(net_device, .timeout = 480);

Test(net_device, browsers_and_programs_are_told_apart)
{
    static const char *const agents[][2] = {
        {"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
         "Firefox, Linux"},
        {"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/126.0.0.0 Safari/537.36",
         "Chrome, Windows"},
        {"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
         "Edge, Windows"},
        {"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like "
         "Gecko) Version/17.5 Safari/605.1.15",
         "Safari, macOS"},
        {"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
         "like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
         "Safari, iPhone"},
        {"Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
         "Chrome/126.0.0.0 Mobile Safari/537.36",
         "Chrome, Android"},
        {"curl/8.5.0", "curl"},
        {"", ""},
        {"something else", ""},
    };
    char name[STORE_DEVICE_BYTES_MAX + 1];
    for (size_t i = 0; i < COUNT_OF(agents); i++) {
        device_name(agents[i][0], name, sizeof(name));
        cr_assert_str_eq(name, agents[i][1], "%s", agents[i][0]);
    }
    device_name(NULL, name, sizeof(name));
    cr_assert_str_eq(name, "");
}

Test(net_device, nothing_of_the_header_itself_comes_out)
{
    char name[STORE_DEVICE_BYTES_MAX + 1];
    device_name("<b>\x1b[31mFirefox/1 \xff Windows", name, sizeof(name));
    cr_assert_str_eq(name, "Firefox, Windows");
}
