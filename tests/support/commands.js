// The commands of documents that tests/e2e/documents.test.js does not run: those that another test runs, and those that no test can run.

/** Command -> [the file of the test that runs it, what that file says of it ...]. */
export const ELSEWHERE = {
  './backend/run': ['tests/e2e/documents_hosts.test.js', "['./backend/run', '127.0.0.1']"],
  'backend/run': ['tests/e2e/documents_hosts.test.js', "['./backend/run', '127.0.0.1']"],
  './backend/run --build': ['tests/e2e/documents_hosts.test.js', "run('./backend/run --build')"],
  './backend/run --listen 0.0.0.0:8080': ['tests/e2e/documents_hosts.test.js', "['./backend/run --listen 0.0.0.0:8080', '0.0.0.0']"],
  'backend/run --web web': ['tests/e2e/documents_hosts.test.js', "['backend/run --web web', '127.0.0.1']"],
  ...Object.fromEntries([
    'apt-get install ./ochre_*.deb postgresql-15 haproxy && systemctl disable --now ochre',
    'runuser -u postgres -- env OCHRE_DB_PASSWORD=one OCHRE_READER_PASSWORD=another /usr/share/ochre/cluster/database.sh',
    "printf '*:*:*:ochre:one\\n*:*:*:ochre_reader:another\\n' | install -o ochre -g ochre -m 600 /dev/stdin /var/lib/ochre/.pgpass",
    'systemctl enable --now ochre@8081 ochre@8082 ochre@8083',
    `cat >>/etc/default/haproxy <<'END'
EXTRAOPTS="-S /run/haproxy-master.sock -f /usr/share/ochre/cluster/haproxy.cfg"
OCHRE_BIND=:8080
OCHRE_FIGURES=127.0.0.1:8404
OCHRE_NODE1=127.0.0.1:8081
OCHRE_NODE2=127.0.0.1:8082
OCHRE_NODE3=127.0.0.1:8083
END`,
    'systemctl restart haproxy',
  ].map((command) => [command, ['tests/e2e/documents_hosts.test.js', "section('docker/README.md', 'On several machines')"]])),
  'for who in OCHRE_DB OCHRE_READER POSTGRES GRAFANA; do echo "${who}_PASSWORD=$(head -c 18 /dev/urandom | base64 | tr +/ -_)"; done >docker/.env':
    ['tests/e2e/documents_hosts.test.js', "one.startsWith('for ')"],
  ...Object.fromEntries([
    `psql -c "CREATE ROLE follower REPLICATION LOGIN PASSWORD '...'" -c "SELECT pg_create_physical_replication_slot('a')"`,
    "echo 'host replication follower 10.0.0.2/32 scram-sha-256' >>/etc/postgresql/15/main/pg_hba.conf",
    `psql -c "ALTER SYSTEM SET listen_addresses = '*'" && pg_ctlcluster 15 main restart`,
    "pg_basebackup -h 10.0.0.1 -U follower -D /var/lib/postgresql/15/main -S a -R -d 'application_name=a'",
    `psql -c "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (a)'" -c 'SELECT pg_reload_conf()'`,
    'pg_ctlcluster 15 main promote',
    "ochre admin backup COPY --file 'postgres://ochre@10.0.0.2/ochre?target_session_attrs=any'",
  ].map((command) => [command, ['tests/e2e/documents_hosts.test.js', "'A standby, and what happens when the first one fails'"]])),
  './tests/run': ['tests/fresh', 'cd /root/ochre && ./tests/run'],
  './tests/run unit web': ['tests/e2e/runner.test.js', "join(root, 'tests/run'), labels"],
  'tests/run attack': ['tests/e2e/runner.test.js', "join(root, 'tests/run'), labels"],
  'tests/run fuzz': ['tests/e2e/runner.test.js', "join(root, 'tests/run'), labels"],
  'tests/fuzz/run': ['tests/declare.cmake', 'tests/fuzz/run --short --seconds 5 ${name}'],
  'tests/fuzz/run --seconds 60 decide wire': ['tests/declare.cmake', 'tests/fuzz/run --short --seconds 5 ${name}'],
  'tests/tidy': ['tests/declare.cmake', 'declare(tidy tidy 900 "programs;modules" tests/tidy'],
  './docker/install cluster': ['tests/fresh', "within 'cd /root/ochre && ./docker/install cluster'"],
  './docker/cluster': ['tests/e2e/cluster_files.test.js', "spawn(join(docker, 'cluster')"],
  './docker/install package && ./backend/run --build && cmake -S . -B build && (cd build && cpack)':
    ['tests/deb', '"$root/docker/install" package', '"$root/backend/run" --build', 'cpack -G DEB'],
  'sudo apt-get install ./build/ochre_*_amd64.deb': ['tests/deb', 'apt-get install -y --no-install-recommends /tmp/ochre.deb', '_amd64.deb'],
  'apt-get remove ochre': ['tests/deb', 'apt-get remove -y -qq ochre'],
  'apt-get purge ochre': ['tests/deb', 'apt-get purge -y -qq ochre'],
  'OCHRE_DB_PASSWORD=... OCHRE_READER_PASSWORD=... docker/database.sh': ['tests/e2e/cluster_files.test.js', "spawnSync(join(docker, 'database.sh')"],
  'ochre serve --store postgres://ochre@HOST/ochre --listen ADDRESS:PORT --trust-proxy --base-url URL': ['tests/support/postgres.js', "'--store', (proxy ?? postgres).url()"],
  'ochre admin backup COPY --file postgres://ochre@HOST/ochre': ['tests/e2e/transfer.test.js', "done('backup', back, '--file', postgres.url())"],
  'ochre admin restore COPY --file postgres://...': ['tests/e2e/transfer.test.js', "done('restore', file, '--file', postgres.url())"],
  'ochre admin backup FILE --file postgres://...': ['tests/e2e/transfer.test.js', "done('backup', back, '--file', postgres.url())"],
  'ochre admin restore FILE --file postgres://...': ['tests/e2e/transfer.test.js', "done('restore', file, '--file', postgres.url())"],
  'OCHRE_URL=http://127.0.0.1:8080 OCHRE_TOKEN=ochre_… node client.mjs': ['tests/e2e/clients.test.js', 'client', 'OCHRE_URL', 'OCHRE_TOKEN'],
  ...Object.fromEntries([
    "printf '%s\\n' 'the password' > /etc/ochre-smtp && chown ochre /etc/ochre-smtp && chmod 400 /etc/ochre-smtp",
    'echo OCHRE_SMTP=smtps://ochre@example.org@mail.example.org:465 >> /etc/default/ochre',
    'echo OCHRE_SMTP_PASSWORD_FILE=/etc/ochre-smtp >> /etc/default/ochre',
    'echo OCHRE_MAIL_FROM=ochre@example.org >> /etc/default/ochre',
    'echo OCHRE_BASE_URL=https://play.example.org >> /etc/default/ochre && systemctl restart ochre',
  ].map((command) => [command, ['tests/e2e/set_up.test.js', "setUp(t, 'Mail')"]])),
  ...Object.fromEntries([
    "printf '%s\\n' 'the client secret' > /etc/ochre-oidc && chown ochre /etc/ochre-oidc && chmod 400 /etc/ochre-oidc",
    'echo OCHRE_OIDC=https://login.example.org/realms/club >> /etc/default/ochre',
    'echo OCHRE_OIDC_CLIENT=ochre >> /etc/default/ochre',
    'echo OCHRE_OIDC_SECRET_FILE=/etc/ochre-oidc >> /etc/default/ochre',
    'echo OCHRE_OIDC_NAME=Club >> /etc/default/ochre && systemctl restart ochre',
  ].map((command) => [command, ['tests/e2e/set_up.test.js', "setUp(t, 'OpenID Connect')"]])),
  ...Object.fromEntries([
    'apt-get install caddy',
    "printf 'play.example.org {\\n    reverse_proxy 127.0.0.1:8080\\n}\\n' > /etc/caddy/Caddyfile && systemctl reload caddy",
    'echo OCHRE_BASE_URL=https://play.example.org >> /etc/default/ochre',
    'echo OCHRE_TRUST_PROXY=1 >> /etc/default/ochre',
    'systemctl restart ochre',
  ].map((command) => [command, ['tests/e2e/set_up.test.js', "setUp(t, 'Push')"]])),
  "curl -sS -o /dev/null -w '%{http_code}\\n' $base/healthz": ['tests/e2e/base_path.test.js', "shown('sh')"],
  "curl -sS -o /dev/null -w '%{http_code} %{redirect_url}\\n' $base": ['tests/e2e/base_path.test.js', "shown('sh')"],
  "curl -sS -o /dev/null -w '%{http_code}\\n' --http1.1 --max-time 2 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \\\n    -H 'Sec-WebSocket-Key: b2NocmUgaXMgcGxheWVkIQ==' $base/ws 2>/dev/null": ['tests/e2e/base_path.test.js', "shown('sh')"],
  'base=https://play.example.org/ochre': ['tests/e2e/base_path.test.js', "shown('sh')"],
  'node --test tests/web/*.test.js tests/games/*/*.test.js': ['tests/declare.cmake', 'web/*.test.js games/*/*.test.js'],
  'node --test tests/web/languages.test.js': ['tests/declare.cmake', 'web/*.test.js games/*/*.test.js'],
  'node --test': ['tests/declare.cmake', '--test-reporter=spec'],
  'build/world/world --seed 7 --hours 500': ['tests/declare.cmake', 'world/world --seed ${seed} --hours 250 --seconds 120'],
  'build/world/world --seed 7 --seconds 30': ['tests/declare.cmake', 'world/world --seed ${seed} --hours 250 --seconds 120'],
};

/** Language of a block -> the test that takes blocks of it out of the documents. Blocks of a shell are commands, and those of "text" and of none are no code. */
export const LANGUAGES = {
  js: ['tests/e2e/bots.test.js', "matchAll(/```js"],
  json: ['tests/e2e/documents.test.js', 'JSON.parse'],
  py: ['tests/e2e/clients.test.js', 'js|py'],
  sql: ['tests/e2e/documents.test.js', "language === 'sql'"],
  caddy: ['tests/e2e/proxies.test.js', "['caddy']"],
  nginx: ['tests/e2e/proxies.test.js', "['nginx']"],
  haproxy: ['tests/e2e/proxies.test.js', "['haproxy']"],
  'caddy-inner': ['tests/e2e/proxies.test.js', 'caddy-inner'],
  'caddy-below': ['tests/e2e/base_path.test.js', 'caddy-below'],
  'nginx-below': ['tests/e2e/base_path.test.js', 'nginx-below'],
  'haproxy-below': ['tests/e2e/base_path.test.js', 'haproxy-below'],
  'caddy-without': ['tests/e2e/base_path.test.js', 'caddy-without'],
  'nginx-without': ['tests/e2e/base_path.test.js', 'nginx-without'],
};

const NO_DOCKER = 'the daemon of Docker is needed';
const NO_SYSTEMD = 'systemd is needed';
const NO_ACCOUNT = 'an account at the tunnel is needed';
const TOO_LONG = 'it takes minutes or hours';

/** Command -> [why no test runs it, the file by which it would run, what that file says ...]. Both are compared with what the command names. */
export const NEVER = {
  'node tests/load/queries.js --postgres': ['it makes a large history first, which takes long', 'tests/load/queries.js', 'postgres'],
  'docker compose -f docker/compose.yaml up -d': [NO_DOCKER, 'docker/compose.yaml', 'services:\n  ochre:', 'dockerfile: docker/Dockerfile'],
  'docker compose -f docker/compose.yaml exec ochre ochre doctor': [NO_DOCKER, 'docker/compose.yaml', 'services:\n  ochre:'],
  'docker compose -f docker/cluster.yaml up -d': [NO_DOCKER, 'docker/cluster.yaml', 'services:', 'dockerfile: docker/Dockerfile'],
  'docker compose -f docker/cluster.yaml up -d --build --no-deps node1': [NO_DOCKER, 'docker/cluster.yaml', '\n  node1:'],
  'journalctl -u ochre -f': [NO_SYSTEMD, 'docker/packaging/install.cmake', 'ochre.service'],
  'systemctl list-timers ochre-backup.timer': [NO_SYSTEMD, 'docker/packaging/install.cmake', 'ochre-backup.timer'],
  'systemctl restart ochre@8081': [NO_SYSTEMD, 'docker/packaging/install.cmake', 'ochre@.service'],
  'cloudflared tunnel --url http://127.0.0.1:8080': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', 'cloudflared:'],
  'tailscale serve --bg http://127.0.0.1:8080': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'tailscale serve':"],
  'tailscale serve --bg --set-path /ochre http://127.0.0.1:8080': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'tailscale serve --set-path':"],
  'tailscale serve --set-path': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'tailscale serve --set-path':"],
  'tailscale serve': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'tailscale serve':"],
  'tailscale funnel': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'tailscale funnel':"],
  'ssh -R': [NO_ACCOUNT, 'tests/e2e/tunnels.test.js', "'ssh -R':"],
  'sudo tests/fresh': [TOO_LONG, 'tests/fresh', 'release=${1:-bookworm}'],
  'sudo tests/fresh unit trixie': [TOO_LONG, 'tests/fresh', '(cluster|build|unit)', '(bookworm|trixie)'],
  'sudo tests/deb': [TOO_LONG, 'tests/deb', 'debian_begin deb'],
  'sudo tests/image': [TOO_LONG, 'tests/image', '"$root/docker/image" "$root/build"'],
  'tests/strength': [TOO_LONG, 'tests/strength', 'strength.js'],
  'tests/strength --hours 8': [TOO_LONG, 'tests/strength', '[--hours H]'],
  'tests/loads': [TOO_LONG, 'tests/loads', 'tests/load'],
  'tests/lighthouse': [TOO_LONG, 'tests/lighthouse', 'lighthouse.js'],
  'tests/cluster/run race': [TOO_LONG, 'tests/cluster/run', '#   race '],
  'tests/cluster/run cost': [TOO_LONG, 'tests/cluster/run', '#   cost '],
  'tests/attack/run --minutes N [NAME...]': [TOO_LONG, 'tests/attack/run', 'usage: tests/attack/run --minutes N [--build DIR] [NAME...]'],
  'tests/fuzz/run --seconds 1800 --jobs 2': [TOO_LONG, 'tests/fuzz/run', '--seconds)', '--jobs)'],
  'build-fuzz/fuzz/wire_fuzz tests/fuzz/regressions/wire/rematch-half-saved': [TOO_LONG, 'tests/fuzz/run', 'build-fuzz'],
  'build/world/world --replay FILE [--talk]': ['a file of acts is needed', 'tests/world/main.c', '"--replay"', '"--talk"'],
  'build/world/world ... --shrink none|all|NAME': [TOO_LONG, 'tests/world/main.c', '"--shrink"', '"none"', '"all"'],
  'build/world/world ... --lists FOLDER --keep FILE': [TOO_LONG, 'tests/world/main.c', '"--lists"', '"--keep"'],
  'node tests/gallery [--out DIR] [--size 390x844,...] [--only place-3,...] [--theme day] [--mood winter] [--lang nl] [--say]':
    [TOO_LONG, 'tests/gallery/index.js', '--out', '--size', '--only', '--theme', '--mood', '--lang', '--say'],
  'OCHRE_GOLDEN=write build-asan/contract/golden_test': ['it writes what is frozen', 'tests/contract/golden_test.c', 'OCHRE_GOLDEN'],
  'node tests/gallery/contact.js DIR SIZE': [TOO_LONG, 'tests/gallery/contact.js', '[dir, size'],
  'node tests/gallery/make_positions.js': ['it writes what the gallery shows', 'tests/gallery/make_positions.js', 'writeFile'],
  'node tests/stored/make.js schema-NNN': ['it writes what is frozen', 'tests/stored/make.js', 'process.argv[2]'],
  'node tests/stored/make_law.js NAME-law': ['it writes what is frozen', 'tests/stored/make_law.js', 'process.argv[2]'],
  'node tests/web/gallery.js OUT_DIR [names]': [TOO_LONG, 'tests/web/gallery.js', 'process.argv[2]', "process.argv[3]?.split(',')"],
  'valgrind --tool=callgrind build/ochre-lab sim --matches 100 && callgrind_annotate callgrind.out.*': ['valgrind is no package of the tests', 'backend/lab/main.c', 'sim'],
  'perf record build/ochre-lab sim --matches 20000 && perf report': ['the kernel may forbid it', 'backend/lab/main.c', 'sim'],
  'strace -c -f': ['the kernel may forbid it', 'backend/docs/performance.md', 'strace'],
};
