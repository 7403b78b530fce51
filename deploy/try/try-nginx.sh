#!/bin/bash
# Tries nginx/northlark.conf with a real nginx and two instances of dist/server.mjs: the cache, publishing, restarts.
# Needs nginx, curl and a finished `npm run build`; with DATABASE_URL the instances share that database. Takes two minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."
PATH=$PATH:/usr/sbin
for tool in nginx curl; do
    command -v $tool >/dev/null || { echo "Not tried: $tool is not installed."; exit 0; }
done
[ -f dist/server.mjs ] || { echo "Run \`npm run build\` first." >&2; exit 2; }

work=$(mktemp -d)
chmod 755 "$work"
port=${PORT:-18080}
site=http://127.0.0.1:$port
node=${NODE:-node_modules/.bin/node}
declare -A instances=()
cleanup() {
    kill "${instances[@]}" 2>/dev/null || true
    [ -f "$work/nginx.pid" ] && kill "$(cat "$work/nginx.pid")" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT

start() {
    PORT=$((port + $1)) HOST=127.0.0.1 SITE_URL=$site TRUST_PROXY_HOPS=1 RATE_LIMIT_FORMS=0 RATE_LIMIT_MISSING=0 \
        CONTENT_OUT=$work/content DATA_DIR=$work/data-$1 APP_SECRET=${APP_SECRET:-only-for-a-try-on-this-very-machine} \
        "$node" dist/server.mjs >>"$work/instance-$1.log" 2>&1 &
    instances[$1]=$!
    until curl -sf "http://127.0.0.1:$((port + $1))/readyz" >/dev/null; do
        kill -0 "${instances[$1]}" || { cat "$work/instance-$1.log"; exit 1; }
        sleep 0.1
    done
}
check() {
    if [ "$2" = "$3" ]; then echo "ok    $1"; else
        echo "FAIL  $1: expected $3, got $2"
        exit 1
    fi
}
header() { curl -s -o /dev/null -D - "${@:2}" | tr -d '\r' | sed -n "s/^$1: //Ip"; }
cache_of() { header X-Cache "$@"; }
title() { curl -s "$@" | grep -o '<title>[^<]*' | head -1; }

cp -r dist/content "$work/content"
cp deploy/nginx/northlark.conf "$work/site.conf"
sed -i "s#/etc/nginx/northlark-upstream.conf#$work/upstream.conf#; s#/var/cache/nginx/northlark#$work/cache#; s#listen 80;#listen 127.0.0.1:$port;#; s#rate=50r/s#rate=5000r/s#" "$work/site.conf"
sed "s#:3001#:$((port + 1))#; s#:3002#:$((port + 2))#" deploy/nginx/upstream.conf >"$work/upstream.conf"
cat >"$work/nginx.conf" <<CONF
pid $work/nginx.pid;
error_log $work/error.log warn;
events { worker_connections 1024; }
http { access_log off; client_body_temp_path $work/body; proxy_temp_path $work/proxy; include $work/site.conf; }
CONF
nginx -t -q -c "$work/nginx.conf" && echo "ok    nginx accepts the configuration"
start 1
start 2
nginx -c "$work/nginx.conf"

check "a page is fetched once" "$(cache_of "$site/pricing")" MISS
check "then it is kept" "$(cache_of "$site/pricing")" HIT
check "each encoding is kept separately" "$(cache_of -H 'Accept-Encoding: br' "$site/pricing")" MISS
check "a compressed page is passed through" "$(header Content-Encoding -H 'Accept-Encoding: br' "$site/pricing")" br
check "an asset is kept" "$(asset=$(curl -s "$site/" | grep -o '/assets/[^"]*\.css' | head -1); cache_of "$site$asset" >/dev/null; cache_of "$site$asset")" HIT
check "an API reply is never kept" "$(cache_of "$site/api/blog?limit=1" >/dev/null; cache_of "$site/api/blog?limit=1")" MISS
check "metrics are not public" "$(curl -s -o /dev/null -w '%{http_code}' "$site/metrics")" 404
check "a form is stored" "$(curl -s -o /dev/null -w '%{http_code}' -H 'Content-Type: application/json' -d '{"email":"reader@example.com"}' "$site/api/newsletter")" 200

post=$(curl -s "$site/api/blog?limit=1" | grep -o '"slug":"[^"]*"' | head -1 | cut -d'"' -f4)
cache_of "$site/blog/$post" >/dev/null
old=$(title "$site/blog/$post")
publish() {
    "$node" -e '
        const { readFileSync, writeFileSync, renameSync } = require("node:fs");
        const [file, slug, title] = process.argv.slice(1);
        const index = JSON.parse(readFileSync(file, "utf8"));
        index.collections.blog.find((post) => post.slug === slug).title = title;
        index.digest = title;
        writeFileSync(`${file}.new`, JSON.stringify(index));
        renameSync(`${file}.new`, file);' "$work/content/index.json" "$post" "$1"
    for instance in 1 2; do
        until title "http://127.0.0.1:$((port + instance))/blog/$post" | grep -q "$1"; do sleep 0.1; done
    done
    echo "ok    both instances have the new content"
}
publish "A first new title"
check "the cache still has the old page" "$(title "$site/blog/$post")" "$old"
check "a stranger cannot refresh it" "$(cache_of -H 'X-Refresh: 1' -H 'X-Forwarded-For: 203.0.113.9' "$site/blog/$post" --interface 127.0.0.2)" HIT
check "an operator can" "$(cache_of -H 'X-Refresh: 1' "$site/blog/$post")" BYPASS
check "then all see the new page" "$(title "$site/blog/$post")" "<title>A first new title | Northlark"

publish "A second new title"
began=$SECONDS
until title "$site/blog/$post" | grep -q second; do sleep 1; done
echo "ok    without a refresh the new page came after $((SECONDS - began)) s"

# Restarts the instances while a visitor sends forms and requests that no cache can answer.
(
    failed=0 asked=0
    while [ ! -f "$work/stop" ]; do
        asked=$((asked + 1))
        status=$(curl -s -o /dev/null -w '%{http_code}' "$site/api/blog?limit=1&n=$asked")
        [ "$status" = 200 ] || failed=$((failed + 1))
        status=$(curl -s -o /dev/null -w '%{http_code}' -H "Idempotency-Key: try-$asked" -H 'Content-Type: application/json' \
            -d "{\"email\":\"reader-$asked@example.com\"}" "$site/api/newsletter")
        [ "$status" = 200 ] || failed=$((failed + 1))
    done
    echo "$failed of $((asked * 2)) requests failed" >"$work/result"
) &
visitor=$!
for signal in TERM KILL; do
    for instance in 1 2; do
        kill -$signal "${instances[$instance]}"
        wait "${instances[$instance]}" 2>/dev/null || true
        start $instance
        # nginx tries an instance again 2 s after a failure.
        sleep 3
    done
done
touch "$work/stop"
wait $visitor
check "no request fails while instances are stopped and killed" "$(cut -d' ' -f1 "$work/result")" 0
cat "$work/result"

kill "${instances[@]}"
wait "${instances[@]}" 2>/dev/null || true
check "without any instance visitors get the last page" "$(curl -s -o /dev/null -w '%{http_code}' "$site/blog/$post")" 200
