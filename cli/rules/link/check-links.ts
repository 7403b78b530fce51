import { entryStatus } from "#schema";
import type { FolderContext } from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { rangeOfField } from "../../model/entry.ts";
import { ownHosts } from "../site-addresses.ts";
import { isOwnAnchor } from "./check-anchor.ts";
import { checkLink } from "./check-link.ts";
import { createLinkTable, type LinkedSite } from "./link-table.ts";
import type { WrittenLink } from "./written-link.ts";

/** Checks links in texts and fields: they must lead to existing pages and headings, without a redirect. */
export function checkLinks(context: FolderContext): Diagnostic[] {
  const { folder, now } = context;
  const site: LinkedSite = {
    table: createLinkTable(folder),
    hosts: ownHosts(context),
    now,
    live: new Set(),
  };
  const diagnostics: Diagnostic[] = [];
  /** Targets that were found valid for every file. Most links of a large folder repeat one of them. */
  const sound = new Set<string>();
  for (const link of writtenLinks(context, sound)) {
    const problem = checkLink(link, site);
    if (problem !== undefined) diagnostics.push(problem);
    else if (isAbsolute(link.target) && isLive(link, site))
      sound.add(link.target);
  }
  return diagnostics;
}

/**
 * Every link in texts and fields, except those to a heading of the same page.
 * @param known targets to leave out, which may grow meanwhile
 */
export function* writtenLinks(
  {
    fieldLinks,
    folder: { entries, records, settings },
  }: Pick<FolderContext, "fieldLinks" | "folder">,
  known: ReadonlySet<string> = new Set(),
): Generator<WrittenLink> {
  for (const entry of entries)
    for (const { end, start, target } of entry.body.links)
      // Links within a page are checked with the file.
      if (!isOwnAnchor(target) && !known.has(target))
        yield { entry, target, range: () => ({ start, end }), isInText: true };
  for (const { entry, target, range } of fieldLinks)
    if (!known.has(target)) yield { entry, target, range, isInText: true };
  for (const entry of [...entries, ...records, ...settings])
    for (const field of entry.meanings)
      // The schema reports values in another format.
      if (
        field.meaning.kind === "link" &&
        !known.has(field.value) &&
        /^(?:[/#]|https:)/u.test(field.value)
      )
        yield {
          entry,
          target: field.value,
          range: () => rangeOfField(entry, field),
        };
}

/** True for an address that means the same in every file. */
function isAbsolute(target: string): boolean {
  return target.startsWith("/") || /^https?:/iu.test(target);
}

/** True if the link is in a live entry. Only then is its target valid for others: a draft may link to drafts. */
function isLive({ entry }: WrittenLink, { live, now }: LinkedSite): boolean {
  if (entry.kind !== "markdown" || live.has(entry)) return true;
  if (entryStatus(entry.common, now) !== "live") return false;
  live.add(entry);
  return true;
}
