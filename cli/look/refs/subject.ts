import { entryPath, type CollectionName } from "#schema";
import type { Entry } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";

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

/**
 * An entry as a subject.
 * @param name its name in messages
 */
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
      const page =
        textAt(entry.raw, "page") === "pricing" ? "/pricing" : "/faq";
      return {
        name,
        entry,
        addresses: [entryPath(collection, id) ?? []].flat(),
        reference: { collection, id },
        ...(collection === "faq" ? { fragment: { path: page, id } } : {}),
      };
    }
    case "settings":
      return { name, entry, addresses: [] };
  }
}

export function subjectOfImage(image: ImageSubject): Subject {
  return { name: image.path, addresses: [], image };
}
