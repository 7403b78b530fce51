import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { meaningsOfEntry } from "../model/meanings-of-entry.ts";
import { checkLink } from "./check-link.ts";
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
  };
  const diagnostics: Diagnostic[] = [];
  const check = (link: WrittenLink) =>
    diagnostics.push(...checkLink(link, site));
  for (const entry of folder.entries)
    for (const { target, start, end } of entry.body.links)
      check({ entry, target, range: () => ({ start, end }) });
  for (const { entry, target, range } of fieldLinks)
    check({ entry, target, range: () => range });
  for (const entry of [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ])
    for (const field of meaningsOfEntry(entry)) {
      const { meaning, value: target } = field;
      // A value of another form is reported by its schema.
      if (meaning.kind !== "link" || !/^(?:[/#]|https:)/u.test(target))
        continue;
      check({ entry, target, range: () => field.range });
    }
  return diagnostics;
}
