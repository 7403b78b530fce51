import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  groupClaims,
  reportDuplicates,
  type Claim,
} from "./report-duplicates.ts";
import { slugRange } from "./slug-range.ts";

/** A slug names one entry of its collection, and an address one entry of the site. */
export function checkDuplicateSlugs({ folder }: FolderContext): Diagnostic[] {
  const entries = folder.entries.map((entry) => {
    const { collection, path, slug, source } = entry;
    const claim = { source, range: () => slugRange(entry), slug, path };
    return [`${collection}/${slug}`, claim] as const;
  });
  const bySlug = [...groupClaims(entries).values()];
  const byPath = groupClaims(
    bySlug.flatMap(([first]) =>
      first === undefined ? [] : [[first.path, first] as const],
    ),
  );
  return [
    ...bySlug.flatMap((claims) =>
      reportDuplicates(
        "slug/duplicate",
        claims,
        (files) => `The slug "${claims[0]?.slug ?? ""}" is taken by ${files}.`,
      ),
    ),
    ...[...byPath].flatMap(([path, claims]) =>
      reportDuplicates(
        "slug/duplicate",
        claims,
        (files) => `The address ${path} is taken by ${files}.`,
      ),
    ),
    ...[...groupClaims(recordSlugs(folder))].flatMap(([key, claims]) =>
      reportDuplicates("slug/duplicate", claims, (files) => {
        const slug = key.slice(key.indexOf("/") + 1);
        return `The slug "${slug}" is taken by a record in ${files}.`;
      }),
    ),
  ];
}

function recordSlugs({
  records,
}: FolderContext["folder"]): (readonly [string, Claim])[] {
  return records.flatMap((record) => {
    const { collection, id, source } = record;
    const facts: Collection = collections[collection];
    const isSlug = facts.kind === "records" && facts.idField === "slug";
    if (id === undefined || !isSlug) return [];
    return [
      [`${collection}/${id}`, { source, range: () => record.idRange }] as const,
    ];
  });
}
