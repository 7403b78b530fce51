#!/bin/sh
# Publishes content on a running fleet: pulls it, compiles it, and hands it to each instance, which swaps it without
# dropping a request. Run it in a clone of the project, for example from cron or after a push.
#
#   deploy/publish-content.sh /srv/northlark/content web-1:/srv/northlark/content web-2:/srv/northlark/content
#
# Each target is the CONTENT_OUT of an instance: a folder, or a folder of another machine that rsync reaches.
set -eu
cd "$(dirname "$0")/.."

[ -z "${SKIP_PULL:-}" ] && git pull --ff-only --quiet
# Ends here if the content has errors: what is served stays as it is.
npm run --silent content -- build

compiled=${CONTENT_OUT:-.content}
for target in "$@"; do
    # Texts and pictures first, the index that names them last, and only then what it no longer names.
    rsync -a --exclude cache --exclude index.json "$compiled/" "$target/"
    rsync -a "$compiled/index.json" "$target/"
    rsync -a --delete-after --exclude cache "$compiled/" "$target/"
done
