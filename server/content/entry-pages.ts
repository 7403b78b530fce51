import type { EntryPage } from "#contract";
import {
  collections,
  markdownNames,
  type Collection,
  type CompiledEntry,
  type MarkdownCollection,
  type SiteContentIndex,
} from "#schema";
import type { VisibleEntries } from "./visible-entries.ts";

type NameOf = (collection: string, id: string) => string;

/** Looks up what a record is called; its id stands in for one that the index does not hold. */
function createNameOf(index: SiteContentIndex): NameOf {
  const lists: Record<string, readonly object[]> = index.collections;
  const names = new Map<string, string>();
  for (const [name, facts] of Object.entries<Collection>(collections)) {
    if (facts.kind !== "records") continue;
    for (const record of lists[name] ?? []) {
      const id: unknown = Reflect.get(record, facts.idField);
      if ("name" in record)
        names.set(`${name}/${String(id)}`, String(record.name));
    }
  }
  return (collection, id) => names.get(`${collection}/${id}`) ?? id;
}

function toEntryPage(
  { related, search, sitemap = true }: MarkdownCollection,
  entry: CompiledEntry,
  nameOf: NameOf,
): EntryPage {
  const { date, description, path, title, updated } = entry;
  return {
    path,
    title,
    description,
    date: updated ?? date,
    sitemap,
    ...(search && {
      search: {
        kind: search.kind(entry),
        about: search.about(entry, nameOf).join(" "),
      },
    }),
    ...(related !== undefined && { related }),
  };
}

/** The pages of all visible entries, in the order of the registry and of each collection. */
export function toEntryPages(
  index: SiteContentIndex,
  visible: VisibleEntries,
): EntryPage[] {
  const nameOf = createNameOf(index);
  return markdownNames.flatMap((name) => {
    const facts: MarkdownCollection = collections[name];
    const entries: CompiledEntry[] = [...visible[name].values()];
    return entries.map((entry) => toEntryPage(facts, entry, nameOf));
  });
}
