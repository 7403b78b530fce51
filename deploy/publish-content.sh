#!/bin/sh
# Publishes content on a running fleet: pulls it, compiles it, and hands it to each instance, which swaps it without
# dropping a request. Run it in a clone of the project, for example from cron or after a push.
#
#   deploy/publish-content.sh /srv/northlark/content web-1:/srv/northlark/content web-2:/srv/northlark/content
#
# Each target is the CONTENT_OUT of an instance: a folder, or a folder of another machine that rsync can reach.
# With SKIP_PULL=1 the content is published as it is, without `git pull`. CONTENT_OUT names the compiled content.
set -eu
cd "$(dirname "$0")/.."

[ -z "${SKIP_PULL:-}" ] && git pull --ff-only --quiet
# If the content has errors, the script ends here, and the instances keep the content that they have.
npm run --silent content -- build

compiled=${CONTENT_OUT:-.content}
for target in "$@"; do
    # Texts and pictures come first, then the index that names them. Files that it does not name are deleted last, except
    # pictures: pages in caches still show them.
    rsync -a --exclude cache --exclude index.json "$compiled/" "$target/"
    rsync -a "$compiled/index.json" "$target/"
    rsync -a --delete-after --filter 'protect /assets/*' --exclude cache "$compiled/" "$target/"
done
