import type { Paged } from "./cut-page.ts";

/** The list in the data of another page of the same list. @throws if it is gone */
export function parsePaged<Entry>(data: unknown): Paged<Entry> {
  // The data of a page that may be missing has one part, named after what was found.
  const parts = Object.values(data as Record<string, { list?: Paged<Entry> }>);
  const list = parts.find((part) => part.list)?.list;
  if (list) return list;
  throw new Error("The list has no such page.");
}
