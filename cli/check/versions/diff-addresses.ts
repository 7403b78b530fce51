import type { Comparison } from "./comparison.ts";
import type {
  AddressChanges,
  AnchorChange,
  LiveAddress,
} from "./content-diff.ts";
import { headingsOf } from "./check-removed-anchors.ts";
import { isPartOfPages, type Answer } from "./site-addresses.ts";

/** Addresses that appear, disappear or redirect elsewhere, without files that are only parts of pages. */
export function diffAddresses({
  addresses,
}: Pick<Comparison, "addresses">): AddressChanges {
  const old = addresses.before.live;
  const present = addresses.after.live;
  const changes: AddressChanges = { added: [], removed: [], redirected: [] };
  for (const [path, answer] of present) {
    const was = old.get(path);
    const to = redirectOf(answer);
    if (to !== undefined) {
      if (was === undefined || redirectOf(was) !== to)
        changes.redirected.push({ path, to });
    } else if (was === undefined || was.kind === "redirect") {
      changes.added.push({ path, kind: answer.kind });
    }
  }
  for (const [path, { kind }] of old)
    if (!present.has(path)) changes.removed.push({ path, kind });
  return {
    added: changes.added.filter(isShown),
    removed: changes.removed.filter(isShown),
    redirected: changes.redirected,
  };
}

function isShown({ kind, path }: LiveAddress): boolean {
  return kind !== "file" || !isPartOfPages(path);
}

function redirectOf(answer: Answer): string | undefined {
  return answer.kind === "redirect" ? answer.entry.path : undefined;
}

/** Headings that pages gained or lost, by page. Added and removed pages are left out. */
export function diffAnchors({
  before,
  changedFiles,
  isUnreadable,
  successorOf,
}: Comparison): AnchorChange[] {
  return before.entries.flatMap((entry) => {
    const page = successorOf(entry);
    if (page === undefined || isUnreadable(entry.file)) return [];
    if (!changedFiles.has(entry.file) && !changedFiles.has(page.file))
      return [];
    const old = headingsOf(entry);
    const present = headingsOf(page);
    const added = present.filter((anchor) => !old.includes(anchor));
    const removed = old.filter((anchor) => !present.includes(anchor));
    if (added.length + removed.length === 0) return [];
    return [{ path: page.path, added, removed }];
  });
}
