import { allEntries, type FolderContext } from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { rangeOfField } from "../../model/entry.ts";
import { ownHosts } from "../site-addresses.ts";
import { isOwnAnchor } from "./check-anchor.ts";
import { checkLink } from "./check-link.ts";
import { createLinkTable } from "./link-table.ts";
import type { WrittenLink } from "./written-link.ts";

/** Checks links in texts and fields: they must lead to existing pages and headings, without a redirect. */
export function checkLinks(context: FolderContext): Diagnostic[] {
  const { folder, now } = context;
  const site = {
    table: createLinkTable(folder),
    hosts: ownHosts(context),
    now,
  };
  return writtenLinks(context).flatMap((link) => checkLink(link, site) ?? []);
}

/** Every link in texts and fields, except those to a heading of the same page, which are checked with the file. */
export function writtenLinks({
  fieldLinks,
  folder,
}: Pick<FolderContext, "fieldLinks" | "folder">): WrittenLink[] {
  const inTexts = folder.entries.flatMap((entry) =>
    entry.body.links
      .filter(({ target }) => !isOwnAnchor(target))
      .map((link) => ({
        entry,
        target: link.target,
        range: () => link,
        isInText: true,
      })),
  );
  const inFields = allEntries(folder).flatMap((entry) =>
    entry.meanings
      // The schema reports values in another format.
      .filter(
        ({ meaning, value }) =>
          meaning.kind === "link" && /^(?:[/#]|https:)/u.test(value),
      )
      .map((field) => ({
        entry,
        target: field.value,
        range: () => rangeOfField(entry, field),
      })),
  );
  const inFieldTexts = fieldLinks.map((link) => ({ ...link, isInText: true }));
  return [...inTexts, ...inFieldTexts, ...inFields];
}
