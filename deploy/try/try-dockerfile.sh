#!/bin/bash
# Runs the steps of the Dockerfile in Debian chroots, for machines without a container engine. Needs root, debootstrap
# and network. What it cannot do: layers, caching, the images' own contents. The base of both stages is Debian's minimal
# system; Node and npm of this machine stand in for the image `node:24`.
#
#   NODE=/path/to/node24 NPM=/usr/lib/node_modules/npm deploy/try/try-dockerfile.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/../.."
work=${1:-$(mktemp -d)}
node=${NODE:-$(command -v node)}
npm=${NPM:-$(dirname "$(readlink -f "$(command -v npm)")")/..}
mkdir -p "$work"
base=$work/base
[ -d "$base" ] || debootstrap --variant=minbase bookworm "$base" ${MIRROR:+"$MIRROR"}

declare -A stages=()
leave() {
    kill "${server:-}" 2>/dev/null || true
    for root in "${stages[@]}"; do umount "$root/proc" 2>/dev/null || true; done
}
trap leave EXIT
root='' user=0 folder=/ environment=(PATH=/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin)

in_chroot() {
    chroot --userspec="$user" "$root" /usr/bin/env -i HOME=/root "${environment[@]}" \
        /bin/sh -c 'cd "$0" && exec /bin/sh -c "$1"' "$folder" "$1"
}

step() {
    local word=$1 rest=$2
    echo "== $word $rest"
    case $word in
    FROM)
        root=$work/stage-${#stages[@]}
        user=0 folder=/
        rm -rf --one-file-system "$root"
        cp -a "$base" "$root"
        cp /etc/resolv.conf "$root/etc/resolv.conf"
        [ -e "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
        mount -t proc proc "$root/proc"
        if [ -n "${NPMRC:-}" ]; then cp "$NPMRC" "$root/root/.npmrc"; fi
        if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
            install -D "$NODE_EXTRA_CA_CERTS" "$root$NODE_EXTRA_CA_CERTS"
            environment+=("NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS")
        fi
        case $rest in node:*)
            install -D "$node" "$root/usr/local/bin/node"
            mkdir -p "$root/usr/local/lib/node_modules"
            cp -r "$npm" "$root/usr/local/lib/node_modules/npm"
            ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
            ;;
        esac
        stages[${rest##* }]=$root
        ;;
    WORKDIR) folder=$rest && mkdir -p "$root$folder" ;;
    USER) user=$rest ;;
    ENV) read -ra more <<<"$rest" && environment+=("${more[@]}") ;;
    RUN) in_chroot "$rest" ;;
    COPY)
        read -ra words <<<"$rest"
        if [[ ${words[0]} == --from=* ]]; then
            cp -a "${stages[${words[0]#--from=}]}${words[1]}" "$root${words[2]}"
        else
            # What git has, which is less than what the ignore file lets through.
            git archive HEAD | tar -x -C "$root$folder"
        fi
        ;;
    HEALTHCHECK) health=${rest#*CMD } ;;
    CMD) command=$rest ;;
    esac
}

while read -r word rest; do
    case $word in '' | \#*) continue ;; esac
    step "$word" "$rest"
done < <(sed -e ':a' -e '/\\$/N; s/\\\n//; ta' deploy/Dockerfile)

# The exec form is a JSON list: its words are handed over as they are. Replaces this shell.
run_list() {
    local -a words
    mapfile -t words < <("$node" -e 'console.log(JSON.parse(process.argv[1]).join("\n"))' "$1")
    exec chroot --userspec="$user" "$root" /usr/bin/env -i "${environment[@]}" PORT="${PORT:-3000}" \
        /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "${words[@]}"
}
du -shx "$root"
run_list "$command" &
server=$!
for _ in $(seq 100); do (run_list "$health") && break; sleep 0.2; done
(run_list "$health")
echo "healthy as user $(stat -c %u "/proc/$server"), started as: $(tr '\0' ' ' <"/proc/$server/cmdline")"
kill -TERM "$server"
wait "$server"
echo "ended with $? after SIGTERM"
