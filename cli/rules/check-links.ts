import { entryStatus } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { rangeOfField, type MarkdownEntry } from "../model/entry.ts";
import { isOwnAnchor } from "./check-anchor.ts";
import { checkLink, type LinkedSite } from "./check-link.ts";
import { createLinkTable } from "./link-table.ts";
import { ownHosts } from "./own-hosts.ts";
import type { WrittenLink } from "./written-link.ts";

/** Links lead to pages and headings that exist, by the shortest way, in bodies and in fields alike. */
export function checkLinks(context: FolderContext): Diagnostic[] {
  const { folder, fieldLinks, now } = context;
  const site = {
    table: createLinkTable(folder),
    hosts: ownHosts(context),
    now,
    live: new Set<MarkdownEntry>(),
  };
  const diagnostics: Diagnostic[] = [];
  /** Targets that are right wherever they stand: most links of a large folder are repetitions. */
  const sound = new Set<string>();
  const check = (link: WrittenLink) => {
    const found = checkLink(link, site);
    for (const diagnostic of found) diagnostics.push(diagnostic);
    if (found.length === 0 && isAbsolute(link.target) && isLive(link, site))
      sound.add(link.target);
  };
  for (const entry of folder.entries)
    for (const link of entry.body.links) {
      const { start, end, target } = link;
      if (isOwnAnchor(target) || sound.has(target)) continue;
      check({ entry, target, range: () => ({ start, end }), isInText: true });
    }
  for (const { entry, target, range } of fieldLinks)
    check({ entry, target, range: () => range, isInText: true });
  for (const entry of [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ])
    for (const field of entry.meanings) {
      const { meaning, value: target } = field;
      // A value of another form is reported by its schema.
      if (meaning.kind !== "link" || !/^(?:[/#]|https:)/u.test(target))
        continue;
      check({ entry, target, range: () => rangeOfField(entry, field) });
    }
  return diagnostics;
}

/** True for an address that means the same in every file. */
function isAbsolute(target: string): boolean {
  return target.startsWith("/") || /^https?:/iu.test(target);
}

/** What is not live may link to what is not live either. */
function isLive(
  { entry }: WrittenLink,
  { live, now }: Pick<LinkedSite, "live" | "now">,
): boolean {
  if (entry.kind !== "markdown" || live.has(entry)) return true;
  if (entryStatus(entry.common, now) !== "live") return false;
  live.add(entry);
  return true;
}
