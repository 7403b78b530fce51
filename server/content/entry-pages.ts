import type { Article, EntryPage } from "#contract";
import {
  collections,
  createNameOf,
  type CompiledEntry,
  type EntryBody,
  type MarkdownCollection,
  type MarkdownName,
  type NameOf,
} from "#schema";

/** Describes the page of an entry of any collection. */
export function toEntryPage(
  collection: MarkdownName,
  entry: CompiledEntry,
): EntryPage {
  const { related, search }: MarkdownCollection = collections[collection];
  const { changed, date, description, file, lang, path, title } = entry;
  return {
    path,
    title,
    description,
    ...(lang !== undefined && { lang }),
    published: date,
    date: changed,
    file,
    ...(search && { kind: search.kind(entry) }),
    ...(related !== undefined && { related }),
  };
}

/** The names of the authors of an entry. */
function namesOf(
  { author, authors = [author] }: { author?: unknown; authors?: unknown },
  nameOf: NameOf,
): string[] {
  const all: unknown[] = Array.isArray(authors) ? authors : [author];
  return all.map((id) => nameOf("authors", String(id)));
}

/**
 * Combines an entry of any collection with its body, for use outside of the entry's page.
 * @param records the records of an index, by collection
 * @param lang the language that joins the names of several authors
 */
export function createArticles(records: object, lang: string) {
  const nameOf = createNameOf(records);
  const inWords = new Intl.ListFormat(lang, { type: "conjunction" });
  return (
    collection: MarkdownName,
    entry: CompiledEntry,
    body: EntryBody,
  ): Article => ({
    ...toEntryPage(collection, entry),
    ...body,
    ...("author" in entry && {
      authorName: inWords.format(namesOf(entry, nameOf)),
    }),
  });
}
