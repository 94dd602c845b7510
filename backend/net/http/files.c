#define _GNU_SOURCE
#include "net/http/files.h"

#include <fcntl.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/encoding/gzip.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/pages.h"
#include "base/pool.h"
#include "net/http/accept.h"
#include "net/core/base_path.h"
#include "net/http/file_base_path.h"
#include "net/http/http.h"
#include "net/http/inline_scripts.h"
#include "net/http/page_paths.h"
#include "net/core/uri.h"

#define FILE_PATH_BYTES (HTTP_PATH_BYTES_MAX + 32)
#define TAG_BYTES       24
#define POLICY_BYTES    640
#define LIVE_BYTES      160
#define INDEX           "index.html"
#define REFERENCE       "api/docs" /* the reference page, whose file is called so and .html */
#define HASHED          "hashed/"  /* a file in this folder has the hash of its bytes in its name */
#define READERS         2
#define TITLE           "<title>Ochre</title>" /* title in the file of the page */
#define TOLD            "<meta property=\"og:" /* beginning of each line of the preview after it */

/* ---- kinds of files ---- */

struct kind {
    const char *extension;
    const char *type;
    bool text;   /* worth compressing */
    bool page;   /* it gets the security policy of a page */
    bool stays;  /* it never changes under its name */
    bool vendor; /* it may also be served from node_modules */
};

static const struct kind kinds[] = {
    {".html", "text/html; charset=utf-8", .text = true, .page = true},
    {".js", "text/javascript; charset=utf-8", .text = true, .vendor = true},
    {".mjs", "text/javascript; charset=utf-8", .text = true, .vendor = true},
    {".css", "text/css; charset=utf-8", .text = true, .vendor = true},
    {".json", "application/json", .text = true},
    {".webmanifest", "application/manifest+json", .text = true},
    {".svg", "image/svg+xml", .text = true, .page = true},
    {".txt", "text/plain; charset=utf-8", .text = true},
    {".map", "application/json", .text = true, .vendor = true},
    {".wasm", "application/wasm", .text = true},
    {".woff2", "font/woff2", .text = false, .stays = true, .vendor = true},
    {".png", "image/png", .text = false},
    {".jpg", "image/jpeg", .text = false},
    {".webp", "image/webp", .text = false},
    {".ico", "image/x-icon", .text = false},
};

static const struct kind *kind_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot != NULL && i < COUNT_OF(kinds); i++)
        if (strcmp(dot, kinds[i].extension) == 0) return &kinds[i];
    return NULL;
}

/* ---- paths ---- */

/* Returns whether no segment is "", ".", ".." or another name with a leading dot, and there are
 * not too many. The last may be empty. */
static bool segments_sound(const char *path)
{
    int depth = 0;
    for (const char *at = path; at != NULL; at = strchr(at, '/')) {
        at += *at == '/' ? 1 : 0;
        if (++depth > FILES_DEPTH_MAX || *at == '.') return false;
        if (*at == '/') return false;
    }
    return strchr(path, '\\') == NULL;
}

static bool begins(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool files_path(const char *path, char *file, size_t file_size)
{
    if (path[0] != '/' || !segments_sound(path)) return false;
    const char *last = strrchr(path, '/') + 1;
    const char *below = "";
    path++;
    if (begins(path, "vendor/")) {
        /* of /vendor/lit-html/lit-html.js, /vendor/@scope/package/a/b.js */
        const struct kind *kind = kind_of(last);
        path += strlen("vendor/");
        const char *inside = strchr(path, '/');
        if (inside != NULL && path[0] == '@') inside = strchr(inside + 1, '/');
        if (inside == NULL || kind == NULL || !kind->vendor) return false;
        below = "node_modules/";
    } else if (begins(path, "node_modules/") || strcmp(path, "node_modules") == 0) {
        return false;
    } else if (strcmp(path, REFERENCE) == 0) {
        path = REFERENCE ".html";
    } else if (strchr(last, '.') == NULL) {
        path = INDEX; /* the client has a page for it, maybe one that says that the subject does not
                         exist */
    }
    if (kind_of(path) == NULL || strcmp(last, "package.json") == 0 ||
        strcmp(last, "package-lock.json") == 0)
        return false;
    int size = snprintf(file, file_size, "%s%s", below, path);
    return size > 0 && (size_t)size < file_size;
}

/* ---- the cache ---- */

struct entry {
    char *path; /* NULL: free */
    struct file_mark mark;
    uint64_t used; /* time of last use */
    size_t bytes;  /* size of all forms */
    char tags[FORM_COUNT][TAG_BYTES];
    struct MHD_Response *whole[FORM_COUNT]; /* NULL: there is no such form, or it saves nothing */
    struct MHD_Response *same[FORM_COUNT];  /* 304 */
    const char *text;                       /* the plain form: owned by that response */
    size_t text_size;
    unsigned long long hash; /* hash of that response */
};

struct files {
    int directory_fd;
    struct pool *readers;
    char live[LIVE_BYTES]; /* " ws://host", the address of live connections, or "" */
    bool secure;           /* browsers reach the server by https */
    char base_path[BASE_PATH_BYTES];
    uint64_t uses;
    size_t bytes;
    struct entry entries[FILES_CACHED_MAX];
};

static void entry_drop(struct files *files, struct entry *entry)
{
    for (int form = 0; form < FORM_COUNT; form++) {
        if (entry->whole[form] != NULL) MHD_destroy_response(entry->whole[form]);
        if (entry->same[form] != NULL) MHD_destroy_response(entry->same[form]);
    }
    free(entry->path);
    files->bytes -= entry->bytes;
    *entry = (struct entry){.path = NULL};
}

static struct entry *entry_find(struct files *files, const char *path)
{
    for (size_t i = 0; i < FILES_CACHED_MAX; i++)
        if (files->entries[i].path != NULL && strcmp(files->entries[i].path, path) == 0)
            return &files->entries[i];
    return NULL;
}

/* Returns a free entry with room for `bytes` more; evicts the least recently used ones. */
static struct entry *entry_take(struct files *files, size_t bytes)
{
    for (;;) {
        struct entry *unused = NULL;
        struct entry *oldest = NULL;
        for (size_t i = 0; i < FILES_CACHED_MAX; i++) {
            struct entry *entry = &files->entries[i];
            if (entry->path == NULL)
                unused = entry;
            else if (oldest == NULL || entry->used < oldest->used)
                oldest = entry;
        }
        if (unused != NULL && files->bytes + bytes <= FILES_CACHED_BYTES_MAX) return unused;
        CHECK(oldest != NULL);
        entry_drop(files, oldest);
    }
}

/* ---- making responses ---- */

/* For each form: its name in Content-Encoding, and the suffix of its tags. */
static const struct {
    const char *coding;
    const char *tag;
} forms[FORM_COUNT] = {
    [FORM_PLAIN] = {NULL, ""}, [FORM_GZIP] = {"gzip", "-z"}, [FORM_BROTLI] = {"br", "-b"}};

/* The forms in the order of preference. */
static const enum file_form offered[] = {FORM_BROTLI, FORM_GZIP, FORM_PLAIN};

/* The values of the headers in a file's responses. */
struct dress {
    const struct kind *kind;
    const char *tag;
    const char *coding; /* NULL: none */
    const char *policy; /* security policy of a page or a worker; empty for other files */
    bool stays;         /* never changes under its name */
    bool own;           /* it was made for this request */
    bool secure;
};

static bool add(struct MHD_Response *response, const char *name, const char *value)
{
    return MHD_add_response_header(response, name, value) == MHD_YES;
}

static bool headers_add(const struct dress *dress, struct MHD_Response *response)
{
    bool done = add(response, "Content-Type", dress->kind->type) &&
                add(response, "ETag", dress->tag) &&
                add(response, "Cache-Control",
                    dress->stays ? "public, max-age=31536000, immutable"
                    : dress->own ? "private, no-cache"
                                 : "no-cache") &&
                add(response, "X-Content-Type-Options", "nosniff") &&
                add(response, "Referrer-Policy", "no-referrer") &&
                add(response, "Cross-Origin-Resource-Policy", "same-origin");
    if (dress->kind->text) done = done && add(response, "Vary", "Accept-Encoding");
    if (dress->coding != NULL) done = done && add(response, "Content-Encoding", dress->coding);
    if (dress->policy[0] != '\0')
        done = done && add(response, "Content-Security-Policy", dress->policy);
    if (dress->kind->page) {
        done = done && add(response, "Permissions-Policy",
                           "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        /* without https browsers ignore the header, and complain */
        if (dress->secure)
            done = done && add(response, "Cross-Origin-Opener-Policy", "same-origin");
    }
    return done;
}

/* Adds both responses of a form to the entry, and takes ownership of the bytes; false without
 * memory. */
static bool form_add(struct files *files, struct entry *entry, const struct dress *dress,
                     struct file_read *read, enum file_form form)
{
    void *bytes = read->bytes[form];
    size_t size = read->sizes[form];
    read->bytes[form] = NULL;
    entry->whole[form] = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_MUST_FREE);
    if (entry->whole[form] == NULL) {
        free(bytes);
        return false;
    }
    entry->same[form] = MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT);
    entry->bytes += size;
    files->bytes += size;
    return entry->same[form] != NULL && headers_add(dress, entry->whole[form]) &&
           headers_add(dress, entry->same[form]);
}

/* Prints the security policy of pages: they load only from here, and run only the two inline
 * scripts that are named by their hashes. Other sites may frame them only if `framed`. */
static void policy_print(const struct files *files, const char *page, size_t page_size, bool framed,
                         char policy[POLICY_BYTES])
{
    char scripts[INLINE_SCRIPTS_BYTES];
    inline_script_sources(page, page_size, scripts);
    int size = snprintf(policy, POLICY_BYTES,
                        "default-src 'none'; script-src 'self'%s; style-src 'self'; img-src 'self' "
                        "data:; font-src 'self'; "
                        "connect-src 'self'%s; manifest-src 'self'; worker-src 'self'; media-src "
                        "'self'; base-uri 'self'; "
                        "form-action 'self'; frame-ancestors %s",
                        scripts, files->live, framed ? "*" : "'none'");
    CHECK(size > 0 && (size_t)size < POLICY_BYTES);
}

/* The security policy of a worker, which does not inherit that of its page: it loads from this
 * server only, and may compile WebAssembly, but not run texts as scripts. */
static const char worker_policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/* Returns whether the file is the script of a worker. */
static bool is_worker(const char *path)
{
    const char *name = strrchr(path, '/');
    return name != NULL && strcmp(name, "/worker.js") == 0;
}

/* Returns whether a file never changes under its name. */
static bool is_hashed(const char *path)
{
    return begins(path, HASHED);
}

/* Fills an entry and takes ownership of the bytes of `read`; false without memory. */
static bool entry_fill(struct files *files, struct entry *entry, const char *path,
                       struct file_read *read)
{
    char policy[POLICY_BYTES] = "";
    const struct kind *kind = kind_of(path);
    if (kind->page)
        policy_print(files, read->bytes[FORM_PLAIN], read->sizes[FORM_PLAIN], false, policy);
    if (is_worker(path)) memcpy(policy, worker_policy, sizeof(worker_policy));
    entry->path = strdup(path);
    entry->mark = read->mark;
    entry->text = read->bytes[FORM_PLAIN];
    entry->text_size = read->sizes[FORM_PLAIN];
    entry->hash = read->hash;
    bool done = entry->path != NULL;
    for (enum file_form form = FORM_PLAIN; form < FORM_COUNT; form++) {
        if (read->bytes[form] == NULL) continue;
        snprintf(entry->tags[form], TAG_BYTES, "\"%016llx%s\"", read->hash, forms[form].tag);
        struct dress dress = {.kind = kind,
                              .tag = entry->tags[form],
                              .coding = forms[form].coding,
                              .policy = policy,
                              .stays = kind->stays || is_hashed(path),
                              .secure = files->secure};
        done = done && form_add(files, entry, &dress, read, form);
    }
    return done;
}

/* ---- reading, on a worker ---- */

struct look {
    struct files *files;
    char path[FILE_PATH_BYTES];
    struct file_mark had; /* mark of the cached file; {0}: none */
    struct file_read read;
    void (*seen)(void *context, unsigned int status);
    void *context;
};

/* On a worker. */
static void look_run(void *job)
{
    struct look *look = job;
    file_read(look->files->directory_fd, look->path, kind_of(look->path)->text, &look->had,
              &look->read);
    if (!base_path_put(look->files->base_path, look->path, &look->read))
        look->read.result = FILE_FAILED;
}

/* Stores the new contents of an entry in place of its previous ones. False without memory. */
static bool look_keep(struct look *look)
{
    struct files *files = look->files;
    size_t bytes = 0;
    for (int form = 0; form < FORM_COUNT; form++)
        if (look->read.bytes[form] != NULL) bytes += look->read.sizes[form];
    struct entry *old = entry_find(files, look->path);
    if (old != NULL) entry_drop(files, old);
    struct entry *entry = entry_take(files, bytes);
    *entry = (struct entry){.used = ++files->uses};
    if (entry_fill(files, entry, look->path, &look->read)) return true;
    entry_drop(files, entry);
    return false;
}

static void look_done(void *job)
{
    struct look *look = job;
    unsigned int status = 200;
    if (look->read.result == FILE_NONE) status = 404;
    if (look->read.result == FILE_FAILED) status = 503;
    if (look->read.result == FILE_READ && !look_keep(look)) status = 503;
    if (status != 200) {
        struct entry *old = entry_find(look->files, look->path);
        if (old != NULL && status == 404) entry_drop(look->files, old);
    }
    look->seen(look->context, status);
    file_read_free(&look->read);
    free(look);
}

bool files_load(struct files *files, const char *path, const char *owner,
                void (*seen)(void *context, unsigned int status), void *context)
{
    struct look *look = calloc(1, sizeof(*look));
    if (look == NULL) return false;
    *look = (struct look){.files = files, .seen = seen, .context = context};
    CHECK(files_path(path, look->path, sizeof(look->path)));
    const struct entry *entry = entry_find(files, look->path);
    if (entry != NULL) look->had = entry->mark;
    if (pool_submit(files->readers, pool_owner_of(owner), look_run, look_done, look) == POOL_TAKEN)
        return true;
    free(look);
    return false;
}

void files_drain(struct files *files)
{
    pool_drain(files->readers);
}

/* ---- answers ---- */

/* Returns the most preferred form that the client accepts. */
static enum file_form form_for(const struct entry *entry, const struct files_asked *asked)
{
    for (size_t i = 0; i < COUNT_OF(offered); i++) {
        enum file_form form = offered[i];
        if (entry->whole[form] == NULL) continue;
        if (forms[form].coding == NULL) return form;
        if (accepts_coding(asked->accept_encoding, forms[form].coding)) return form;
    }
    return FORM_PLAIN;
}

unsigned int files_find(struct files *files, const struct files_asked *asked,
                        struct MHD_Response **response)
{
    char path[FILE_PATH_BYTES];
    if (!files_path(asked->path, path, sizeof(path))) return 404;
    struct entry *entry = entry_find(files, path);
    if (entry == NULL || !(asked->looked || is_hashed(path))) return 0;
    entry->used = ++files->uses;
    enum file_form form = form_for(entry, asked);
    if (strcmp(path, INDEX) == 0 && strchr(asked->path, '.') == NULL &&
        !page_path_is(asked->path)) {
        *response = entry->whole[form];
        return 404;
    }
    bool same = accepts_tag(asked->if_none_match, entry->tags[form]);
    *response = same ? entry->same[form] : entry->whole[form];
    return same ? 304 : 200;
}

/* Returns the size of the page's preview: its title, and the lines after it that continue it. */
static size_t told_size(const char *title, size_t left)
{
    size_t size = strlen(TITLE);
    for (;;) {
        size_t at = size;
        while (at < left && (title[at] == ' ' || title[at] == '\n')) at++;
        bool goes_on = left - at > strlen(TOLD) && memcmp(title + at, TOLD, strlen(TOLD)) == 0;
        const char *end = goes_on ? memchr(title + at, '>', left - at) : NULL;
        if (end == NULL) return size;
        size = (size_t)(end - title) + 1;
    }
}

/* Replaces the preview of the page by `head` (NULL: keeps it). False: it has no title, or no
 * memory. */
static bool page_print(const struct entry *entry, const char *head, struct buf *page)
{
    if (head == NULL) {
        buf_append(page, entry->text, entry->text_size);
        return !page->failed;
    }
    const char *title = memmem(entry->text, entry->text_size, TITLE, strlen(TITLE));
    if (title == NULL) return false;
    size_t before = (size_t)(title - entry->text);
    size_t told = told_size(title, entry->text_size - before);
    buf_append(page, entry->text, before);
    buf_append_text(page, head);
    buf_append(page, title + told, entry->text_size - before - told);
    return !page->failed;
}

unsigned int files_page(struct files *files, const struct files_asked *asked, const char *head,
                        struct MHD_Response **response)
{
    char tag[TAG_BYTES];
    char policy[POLICY_BYTES];
    struct buf page = {0};
    const struct entry *entry = entry_find(files, INDEX);
    if (entry == NULL || !page_print(entry, head, &page)) {
        buf_free(&page);
        return 0;
    }
    size_t size = page.size;
    void *packed = accepts_coding(asked->accept_encoding, forms[FORM_GZIP].coding)
                       ? gzip_pack(page.bytes, page.size, &size)
                       : NULL;
    enum file_form form = packed != NULL ? FORM_GZIP : FORM_PLAIN;
    uint64_t hash = head == NULL ? entry->hash : hash_bytes(head, strlen(head), entry->hash);
    snprintf(tag, sizeof(tag), "\"%016llx%s\"", (unsigned long long)hash, forms[form].tag);
    policy_print(files, page.bytes, page.size, page_path_framed(asked->path), policy);
    struct dress dress = {.kind = kind_of(INDEX),
                          .tag = tag,
                          .coding = forms[form].coding,
                          .policy = policy,
                          .own = true,
                          .secure = files->secure};
    bool same = accepts_tag(asked->if_none_match, tag);
    *response = same ? MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT)
                     : MHD_create_response_from_buffer(size, packed != NULL ? packed : page.bytes,
                                                       MHD_RESPMEM_MUST_COPY);
    free(packed);
    buf_free(&page);
    if (*response == NULL) return 0;
    if (headers_add(&dress, *response)) return same ? 304 : 200;
    MHD_destroy_response(*response);
    return 0;
}

/* ---- opening and closing ---- */

/* Writes the address of live connections, since 'self' does not include it in every browser. */
static void live_write(struct files *files, const char *base_url)
{
    char origin[128] = "";
    if (base_url != NULL && uri_origin(base_url, origin, sizeof(origin)) &&
        strpbrk(origin, " ;,'\"") == NULL)
        snprintf(files->live, sizeof(files->live), " ws%s", origin + strlen("http"));
}

struct files *files_open(const char *web_dir, const char *base_url, void (*wake)(void *context),
                         void *context)
{
    struct pool_config config = {.threads = READERS,
                                 .queue_max = FILES_LOOKS_MAX,
                                 .owner_max = FILES_LOOKS_OWNER_MAX,
                                 .wake = wake,
                                 .wake_context = context};
    struct files *files = pages_new(sizeof(*files));
    if (files == NULL) return NULL;
    files->directory_fd = open(web_dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (files->directory_fd < 0 || pool_open(&config, &files->readers) != 0) {
        files_close(files);
        return NULL;
    }
    live_write(files, base_url);
    base_path_of(base_url, files->base_path);
    files->secure = base_url != NULL && strncasecmp(base_url, "https:", 6) == 0;
    return files;
}

void files_stop(struct files *files)
{
    if (files != NULL) pool_stop(files->readers);
}

void files_close(struct files *files)
{
    if (files == NULL) return;
    pool_close(files->readers);
    for (size_t i = 0; i < FILES_CACHED_MAX; i++)
        if (files->entries[i].path != NULL) entry_drop(files, &files->entries[i]);
    if (files->directory_fd >= 0) close(files->directory_fd);
    pages_free(files, sizeof(*files));
}
