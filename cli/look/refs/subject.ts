import type { CollectionName } from "#schema";
import type { Entry } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";
import { entryId, entryKey, pagesOf } from "../list/find-entry.ts";

/** Something that files can point to, with all its names. */
export interface Subject {
  /** The name in messages: `blog/a-post`, `/images/a.svg`. */
  name: string;
  entry?: Entry;
  /** Its paths on the site: the present one, then the former ones. */
  addresses: readonly string[];
  /** Its name in references and placeholders. */
  reference?: { collection: CollectionName; id: string };
  /** Its id as an anchor on a page: `/faq#an-id`. */
  fragment?: { path: string; id: string };
  /** Its id in the query of a page: `/contact-us?job=a-slug`. */
  query?: { path: string; parameter: string; id: string };
  image?: ImageSubject;
}

export interface ImageSubject {
  /** Relative to the content folder: `blog/a-post/a.svg`. With a leading slash in public/. */
  path: string;
  absolutePath: string;
}

/** An entry as a subject. */
export function subjectOfEntry(entry: Entry): Subject {
  const { collection } = entry;
  const id = entryId(entry);
  const subject = { name: entryKey(entry), entry };
  if (id === undefined) return { ...subject, addresses: [] };
  const reference = { collection, id };
  if (entry.kind === "markdown") {
    const { path } = entry;
    const aliases = entry.common.aliases ?? [];
    const addresses = [path, ...aliases.filter((alias) => alias !== path)];
    const query = { path: "/contact-us", parameter: "job", id };
    const isJob = collection === "jobs";
    return { ...subject, addresses, reference, ...(isJob && { query }) };
  }
  const addresses = pagesOf(entry);
  const path = textAt(entry.raw, "page") === "pricing" ? "/pricing" : "/faq";
  const fragment = { path, id };
  const isAnswer = collection === "faq";
  return { ...subject, addresses, reference, ...(isAnswer && { fragment }) };
}

export function subjectOfImage(image: ImageSubject): Subject {
  return { name: image.path, addresses: [], image };
}
