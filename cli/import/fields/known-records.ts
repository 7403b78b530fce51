import type { CollectionName } from "#schema";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { KnownRecord } from "./collect-records.ts";

/** The records of a collection that are there already. */
export function knownRecords(
  { folder }: CompileResult,
  collection: "authors" | "categories",
): KnownRecord[] {
  return folder.records.flatMap(({ collection: name, data, id }) => {
    if (name !== collection || id === undefined) return [];
    return [{ id, name: typeof data?.name === "string" ? data.name : id }];
  });
}

/** The entries of a collection by their slugs. */
export function knownEntries(
  { folder }: CompileResult,
  name: CollectionName,
): ReadonlyMap<string, MarkdownEntry> {
  return new Map(
    folder.entries
      .filter(({ collection }) => collection === name)
      .map((entry) => [entry.slug, entry]),
  );
}
