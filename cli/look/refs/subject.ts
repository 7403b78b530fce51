import { entryPath, type CollectionName } from "#schema";
import type { Entry } from "../../model/entry.ts";

/** Something that places in files point to, with every name it has there. */
export interface Subject {
  /** As a person would name it: `blog/a-post`, `/images/a.svg`. */
  name: string;
  entry?: Entry;
  /** Its paths on the site, the present one first, then the former ones. */
  addresses: readonly string[];
  /** What references and placeholders call it. */
  reference?: { collection: CollectionName; id: string };
  /** Its id where it stands on a page with others: `/faq#an-id`. */
  fragment?: { path: string; id: string };
  /** Its id in the query of a page: `/contact-us?job=a-slug`. */
  query?: { path: string; parameter: string; id: string };
  image?: ImageSubject;
}

export interface ImageSubject {
  /** Below the content folder: `blog/a-post/a.svg`; in public/, with a leading slash. */
  path: string;
  absolutePath: string;
}

/** An entry as what others point to. */
export function subjectOfEntry(entry: Entry, name: string): Subject {
  switch (entry.kind) {
    case "markdown": {
      const { collection, path, slug } = entry;
      const former = (entry.common.aliases ?? []).filter(
        (alias) => alias !== path,
      );
      const job = { path: "/contact-us", parameter: "job", id: slug };
      return {
        name,
        entry,
        addresses: [path, ...former],
        reference: { collection, id: slug },
        ...(collection === "jobs" ? { query: job } : {}),
      };
    }
    case "record": {
      const { collection, id } = entry;
      if (id === undefined) return { name, entry, addresses: [] };
      const fragment =
        collection === "faq" ? { path: pageOfQuestion(entry.raw), id } : null;
      return {
        name,
        entry,
        addresses: [entryPath(collection, id) ?? []].flat(),
        reference: { collection, id },
        ...(fragment ? { fragment } : {}),
      };
    }
    case "settings":
      return { name, entry, addresses: [] };
  }
}

export function subjectOfImage(image: ImageSubject): Subject {
  return { name: image.path, addresses: [], image };
}

/** The page that shows a question. */
function pageOfQuestion(raw: unknown): string {
  const isObject = typeof raw === "object" && raw !== null;
  const page = isObject && "page" in raw ? raw.page : undefined;
  return page === "pricing" ? "/pricing" : "/faq";
}
