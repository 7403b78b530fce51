import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { entryPath, markdownNames, type MarkdownName } from "#schema";

/** A word that occurs in no other text. Entries contain it in every text field. */
export const MARKER = "zorblqua";
/** The prefix of each planted entry's slug. */
export const SLUG = "unseen";

/** The front matter that each collection needs besides the common fields. Legal pages have fixed addresses. */
const own: Readonly<Partial<Record<MarkdownName, string>>> = {
  blog: "type: guide\nauthor: ana-prado\ncategories: [signals]\nfeatured: true",
  guides: "category: Beginner\nicon: compass\norder: 1\nfeatured: true",
  docs: "group: integrations\nkind: article\norder: 1",
  jobs: "department: Sales\nlocation: Remote (EU/UK)\ntype: Full-time",
  changelog: `version: ${MARKER} 1\ntags: [new]`,
};

export interface PlantedEntry {
  collection: MarkdownName;
  slug: string;
  path: string;
  alias: string;
}

const planted = markdownNames.filter((name) => own[name] !== undefined);

/** Writes an unpublished entry of every collection into a content folder. @param state a line of front matter */
export function plantEntries(
  contentDir: string,
  kind: string,
  state: string,
): PlantedEntry[] {
  return planted.map((collection, index) => {
    const slug = `${SLUG}-${kind}-${collection}`;
    const path = entryPath(collection, slug) ?? "";
    const alias = `/old/${slug}`;
    const id = collection === "blog" ? `id: ${9000 + kind.length}\n` : "";
    const file = join(contentDir, collection, slug, "index.md");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `---
${id}title: ${MARKER} ${kind} of ${collection} ${index}
description: A ${MARKER} description of ${kind} ${collection}, long enough for the check of lengths.
date: 2026-01-02
aliases: [${alias}]
${state}
${own[collection] ?? ""}
---

Some ${MARKER} text with a [link](/pricing).

## A ${MARKER} heading

![A ${MARKER} picture](./${SLUG}-${kind}-${collection}.svg)
`,
    );
    writeFileSync(
      join(dirname(file), `${slug}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><desc>${MARKER} ${slug}</desc><rect width="40" height="30"/></svg>\n`,
    );
    return { collection, slug, path, alias };
  });
}
