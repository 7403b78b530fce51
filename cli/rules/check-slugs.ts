import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EntryHead } from "../model/entry.ts";
import { reservedSlugs } from "../model/site-pages.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { isSlugWritten, slugRange } from "./slug-range.ts";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MOST = 80;

/** A file name that stands for a slug is one, and no entry takes one that the site needs itself. */
export function checkSlug(entry: EntryHead): Diagnostic[] {
  const { collection, slug, source } = entry;
  const isReserved = reservedSlugs(collection).has(slug);
  // A slug in front matter is checked by its schema.
  const isOdd = !isSlug(slug) && !isSlugWritten(entry);
  if (!isOdd && !isReserved) return [];
  const range = slugRange(entry);
  if (isOdd)
    return [createDiagnostic("slug/format", source, range, describe(slug))];
  const message = `"${slug}" is the address of a page of the site's own.`;
  return [createDiagnostic("slug/reserved", source, range, message)];
}

/** The same of the files of fragments, whose names stand for their ids. */
export function checkFragmentNames({ folder }: FolderContext): Diagnostic[] {
  return folder.records.flatMap(({ collection, file, id, source }) => {
    const facts: Collection = collections[collection];
    const hasOwnFile = file.startsWith(`${collection}/`);
    if (facts.kind !== "records" || !hasOwnFile) return [];
    if (id === undefined || isSlug(id) || !facts.fragment) return [];
    const range = { start: 0, end: 0 };
    return [createDiagnostic("slug/format", source, range, describe(id))];
  });
}

function isSlug(text: string): boolean {
  return SLUG.test(text) && text.length <= MOST;
}

function describe(slug: string): string {
  return `The file name gives the slug "${slug}", which is none.`;
}
