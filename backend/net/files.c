#define _GNU_SOURCE
#include "net/files.h"

#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/buf.h"
#include "base/hash.h"
#include "base/log.h"
#include "net/http.h"
#include "net/import_map.h"
#include "net/uri.h"

#define FILE_PATH_BYTES (HTTP_PATH_BYTES_MAX + 32)
#define GZIP_BYTES_MIN  512
#define TAG_BYTES       24
#define POLICY_BYTES    640
#define LIVE_BYTES      160
#define INDEX           "index.html"

/* ---- kinds of files ---- */

struct kind {
    const char *extension;
    const char *type;
    bool text;   /* worth compressing */
    bool page;   /* gets the security policy */
    bool stays;  /* never changes under its name */
    bool vendor; /* served from node_modules, too */
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

/* Whether no segment is "", ".", ".." or another dot-name, and there are not too many. The last may
 * be empty. */
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
        /* /vendor/lit-html/lit-html.js, /vendor/@scope/package/a/b.js */
        const struct kind *kind = kind_of(last);
        path += strlen("vendor/");
        const char *inside = strchr(path, '/');
        if (inside != NULL && path[0] == '@') inside = strchr(inside + 1, '/');
        if (inside == NULL || kind == NULL || !kind->vendor) return false;
        below = "node_modules/";
    } else if (begins(path, "node_modules/") || strcmp(path, "node_modules") == 0) {
        return false;
    } else if (strchr(last, '.') == NULL) {
        path = INDEX; /* one of the client's own routes */
    }
    if (kind_of(path) == NULL || strcmp(last, "package.json") == 0 ||
        strcmp(last, "package-lock.json") == 0)
        return false;
    int size = snprintf(file, file_size, "%s%s", below, path);
    return size > 0 && (size_t)size < file_size;
}

/* ---- the cache ---- */

enum form { FORM_PLAIN, FORM_GZIP, FORM_COUNT };

struct entry {
    char *path; /* NULL: free */
    dev_t device;
    ino_t inode;
    struct timespec changed;
    off_t size;
    uint64_t used; /* order of use */
    size_t bytes;  /* of both forms */
    char tags[FORM_COUNT][TAG_BYTES];
    struct MHD_Response *whole[FORM_COUNT]; /* [FORM_GZIP] NULL: compression is no gain */
    struct MHD_Response *same[FORM_COUNT];  /* 304 */
};

struct files {
    int directory_fd;
    char live[LIVE_BYTES];     /* " ws://host", where live connections go, or "" */
    char policy[POLICY_BYTES]; /* of the page that was read last */
    bool secure;               /* browsers reach the server by https */
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

/* A free entry with room for `bytes` more; those used longest ago give way. */
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

static bool add(struct MHD_Response *response, const char *name, const char *value)
{
    return MHD_add_response_header(response, name, value) == MHD_YES;
}

static bool headers_add(const struct files *files, const struct kind *kind, enum form form,
                        const char *tag, struct MHD_Response *response)
{
    bool done = add(response, "Content-Type", kind->type) && add(response, "ETag", tag) &&
                add(response, "Cache-Control",
                    kind->stays ? "public, max-age=31536000, immutable" : "no-cache") &&
                add(response, "X-Content-Type-Options", "nosniff") &&
                add(response, "Referrer-Policy", "no-referrer") &&
                add(response, "Cross-Origin-Resource-Policy", "same-origin");
    if (kind->text) done = done && add(response, "Vary", "Accept-Encoding");
    if (form == FORM_GZIP) done = done && add(response, "Content-Encoding", "gzip");
    if (kind->page) {
        done = done && add(response, "Content-Security-Policy", files->policy) &&
               add(response, "Permissions-Policy",
                   "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        /* on a page of plain http browsers ignore it, and complain */
        if (files->secure)
            done = done && add(response, "Cross-Origin-Opener-Policy", "same-origin");
    }
    return done;
}

/* Takes over `bytes` (malloc). Adds both responses of a form to the entry; false without memory. */
static bool form_add(struct files *files, struct entry *entry, const struct kind *kind,
                     enum form form, void *bytes, size_t size)
{
    entry->whole[form] = MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_MUST_FREE);
    if (entry->whole[form] == NULL) {
        free(bytes);
        return false;
    }
    entry->same[form] = MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT);
    entry->bytes += size;
    files->bytes += size;
    return entry->same[form] != NULL &&
           headers_add(files, kind, form, entry->tags[form], entry->whole[form]) &&
           headers_add(files, kind, form, entry->tags[form], entry->same[form]);
}

/* Returns compressed bytes (malloc), or NULL if that is no gain. */
static void *gzip(const void *bytes, size_t size, size_t *packed_size)
{
    z_stream stream = {.zalloc = Z_NULL};
    if (size < GZIP_BYTES_MIN ||
        deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    size_t room = size - size / 10;
    unsigned char *packed = malloc(room);
    union {
        const void *read_only;
        void *any;
    } cast = {.read_only = bytes};
    stream.next_in = cast.any;
    stream.avail_in = (uInt)size;
    stream.next_out = packed;
    stream.avail_out = (uInt)room;
    bool whole = packed != NULL && deflate(&stream, Z_FINISH) == Z_STREAM_END;
    *packed_size = room - stream.avail_out;
    deflateEnd(&stream);
    if (whole) return packed;
    free(packed);
    return NULL;
}

/* Pages load only from here, run no inline script but their import map, are framed by nobody. */
static void policy_write(struct files *files, const char *page, size_t page_size)
{
    char map[IMPORT_MAP_SOURCE_BYTES];
    bool mapped = import_map_source(page, page_size, map);
    int size =
        snprintf(files->policy, sizeof(files->policy),
                 "default-src 'none'; script-src 'self'%s%s; style-src 'self'; img-src 'self' "
                 "data:; font-src 'self'; "
                 "connect-src 'self'%s; manifest-src 'self'; worker-src 'self'; media-src "
                 "'self'; base-uri 'none'; "
                 "form-action 'self'; frame-ancestors 'none'",
                 mapped ? " " : "", map, files->live);
    CHECK(size > 0 && (size_t)size < sizeof(files->policy));
}

/* Takes over `bytes`. */
static bool entry_fill(struct files *files, struct entry *entry, const char *path, void *bytes,
                       size_t size)
{
    const struct kind *kind = kind_of(path);
    size_t packed_size = 0;
    void *packed = kind->text ? gzip(bytes, size, &packed_size) : NULL;
    unsigned long long hash = hash_bytes(bytes, size, 0);
    snprintf(entry->tags[FORM_PLAIN], TAG_BYTES, "\"%016llx\"", hash);
    snprintf(entry->tags[FORM_GZIP], TAG_BYTES, "\"%016llx-z\"", hash);
    entry->path = strdup(path);
    if (kind->page) policy_write(files, bytes, size);
    bool done = form_add(files, entry, kind, FORM_PLAIN, bytes, size) && entry->path != NULL;
    if (packed != NULL) done = form_add(files, entry, kind, FORM_GZIP, packed, packed_size) && done;
    return done;
}

/* ---- reading ---- */

/* Opens a regular file below the directory without following any symbolic link. -1 if there is
 * none. */
static int open_below(int directory_fd, const char *path, struct stat *status)
{
    char step[FILE_PATH_BYTES];
    int at = directory_fd;
    for (;;) {
        size_t size = strcspn(path, "/");
        bool last = path[size] == 0;
        CHECK(size < sizeof(step));
        memcpy(step, path, size);
        step[size] = 0;
        int flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (last ? 0 : O_DIRECTORY);
        int next = openat(at, step, flags);
        if (at != directory_fd) close(at);
        if (next < 0) return -1;
        if (last) {
            if (fstat(next, status) == 0 && S_ISREG(status->st_mode)) return next;
            close(next);
            return -1;
        }
        at = next;
        path += size + 1;
    }
}

/* Returns the whole file (malloc, never NULL for a size of 0), or NULL. */
static void *read_whole(int fd, size_t size)
{
    char *bytes = malloc(size + 1);
    size_t done = 0;
    while (bytes != NULL && done < size) {
        ssize_t step = read(fd, bytes + done, size - done);
        if (step < 0 && errno == EINTR) continue;
        if (step <= 0) {
            free(bytes);
            return NULL;
        }
        done += (size_t)step;
    }
    return bytes;
}

static bool unchanged(const struct entry *entry, const struct stat *status)
{
    return entry->device == status->st_dev && entry->inode == status->st_ino &&
           entry->size == status->st_size && entry->changed.tv_sec == status->st_mtim.tv_sec &&
           entry->changed.tv_nsec == status->st_mtim.tv_nsec;
}

static struct entry *load(struct files *files, const char *path, int fd, const struct stat *status)
{
    if (status->st_size < 0 || status->st_size > (off_t)FILES_BYTES_MAX) {
        log_warn("files", "event=too_large size=%lld", (long long)status->st_size);
        return NULL;
    }
    size_t size = (size_t)status->st_size;
    void *bytes = read_whole(fd, size);
    if (bytes == NULL) return NULL;
    struct entry *entry = entry_take(files, 2 * size);
    *entry = (struct entry){.device = status->st_dev,
                            .inode = status->st_ino,
                            .changed = status->st_mtim,
                            .size = status->st_size};
    if (entry_fill(files, entry, path, bytes, size)) return entry;
    entry_drop(files, entry);
    return NULL;
}

/* Whether an If-None-Match header names `tag`; weakly, as it is to be compared. */
static bool tag_matches(const char *header, const char *tag)
{
    size_t size = strlen(tag);
    while (header != NULL && *header != 0) {
        header += strspn(header, " \t,");
        if (*header == '*') return true;
        if (begins(header, "W/")) header += 2;
        if (strncmp(header, tag, size) == 0) return true;
        header += strcspn(header, ",");
    }
    return false;
}

unsigned int files_find(struct files *files, const struct files_asked *asked,
                        struct MHD_Response **response)
{
    char path[FILE_PATH_BYTES];
    struct stat status;
    if (!files_path(asked->path, path, sizeof(path))) return 404;
    int fd = open_below(files->directory_fd, path, &status);
    if (fd < 0) return 404;
    struct entry *entry = entry_find(files, path);
    if (entry != NULL && !unchanged(entry, &status)) {
        entry_drop(files, entry);
        entry = NULL;
    }
    if (entry == NULL) entry = load(files, path, fd, &status);
    close(fd);
    if (entry == NULL) return 404;
    entry->used = ++files->uses;
    enum form form = asked->gzip && entry->whole[FORM_GZIP] != NULL ? FORM_GZIP : FORM_PLAIN;
    bool same = tag_matches(asked->if_none_match, entry->tags[form]);
    *response = same ? entry->same[form] : entry->whole[form];
    return same ? 304 : 200;
}

/* ---- opening and closing ---- */

/* 'self' means the live connection, too, but not in every browser: so its address is named. */
static void live_write(struct files *files, const char *base_url)
{
    char origin[128] = "";
    if (base_url != NULL && uri_origin(base_url, origin, sizeof(origin)) &&
        strpbrk(origin, " ;,'\"") == NULL)
        snprintf(files->live, sizeof(files->live), " ws%s", origin + strlen("http"));
}

struct files *files_open(const char *web_dir, const char *base_url)
{
    struct files *files = calloc(1, sizeof(*files));
    if (files == NULL) return NULL;
    files->directory_fd = open(web_dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (files->directory_fd < 0) {
        free(files);
        return NULL;
    }
    live_write(files, base_url);
    files->secure = base_url != NULL && strncasecmp(base_url, "https:", 6) == 0;
    return files;
}

void files_close(struct files *files)
{
    if (files == NULL) return;
    for (size_t i = 0; i < FILES_CACHED_MAX; i++)
        if (files->entries[i].path != NULL) entry_drop(files, &files->entries[i]);
    close(files->directory_fd);
    free(files);
}
