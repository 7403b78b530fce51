import { collections, type Collection, type CollectionName } from "#schema";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { MarkdownEntry } from "../model/entry.ts";

/** The folder without what cannot be shown: entries that do not compile, and the second of two with one address. */
export function keepUsable(
  folder: CompiledFolder,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
): CompiledFolder {
  const taken = new Set<string>();
  const isUsable = (entry: MarkdownEntry) => {
    const place = `${entry.collection}/${entry.slug}`;
    const fields = compiled.get(entry)?.entry?.rendered?.fields;
    if (taken.has(place) || !fields) return false;
    taken.add(place);
    return hasCompiledForm(entry.collection, fields);
  };
  return {
    ...folder,
    entries: folder.entries.filter(isUsable),
    records: folder.records.filter(({ data }) => data),
    settings: folder.settings.filter(({ data }) => data),
  };
}

/** False if a problem across files, such as a missing picture, leaves a field that the index cannot have. */
function hasCompiledForm(name: CollectionName, fields: object): boolean {
  const facts: Collection = collections[name];
  if (facts.kind !== "markdown") return true;
  const added = { changed: "", related: [] };
  return facts.compiled.safeParse({ ...fields, ...added }).success;
}
