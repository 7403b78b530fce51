import type { Article, EntryPage } from "#contract";
import {
  collections,
  type Collection,
  type CompiledEntry,
  type EntryBody,
  type MarkdownCollection,
  type MarkdownName,
} from "#schema";
import type { RecordLists } from "./index-facts.ts";

type NameOf = (collection: string, id: string) => string;

/** Looks up the name of a record. Falls back to its id if the index does not have it. */
function createNameOf(records: RecordLists): NameOf {
  const lists = new Map<string, readonly object[]>(Object.entries(records));
  const names = new Map<string, string>();
  for (const [name, facts] of Object.entries<Collection>(collections)) {
    if (facts.kind !== "records") continue;
    for (const record of lists.get(name) ?? []) {
      const id: unknown = Reflect.get(record, facts.idField);
      if ("name" in record)
        names.set(`${name}/${String(id)}`, String(record.name));
    }
  }
  return (collection, id) => names.get(`${collection}/${id}`) ?? id;
}

/** Describes the page of an entry of any collection. */
export function createEntryPages(
  records: RecordLists,
): (collection: MarkdownName, entry: CompiledEntry) => EntryPage {
  const nameOf = createNameOf(records);
  return (collection, entry) => {
    const { related, search }: MarkdownCollection = collections[collection];
    const { changed, date, description, file, path, title } = entry;
    return {
      path,
      title,
      description,
      published: date,
      date: changed,
      file,
      ...(search && {
        search: {
          kind: search.kind(entry),
          about: search.about(entry, nameOf).join(" "),
        },
      }),
      ...(related !== undefined && { related }),
    };
  };
}

/** Combines an entry of any collection with its body, for use outside of the entry's page. */
export function createArticles(
  records: RecordLists,
): (
  collection: MarkdownName,
  entry: CompiledEntry,
  body: EntryBody,
) => Article {
  const nameOf = createNameOf(records);
  const toEntryPage = createEntryPages(records);
  return (collection, entry, body) => ({
    ...toEntryPage(collection, entry),
    ...body,
    ...("author" in entry && {
      authorName: nameOf("authors", String(entry.author)),
    }),
  });
}
