import type { Paged } from "./cut-page.ts";

/** The list in the data of another page of the same list. @throws if it is missing */
export function parsePaged<Entry>(data: unknown): Paged<Entry> {
  const { list } = data as { list?: Paged<Entry> };
  if (list) return list;
  throw new Error("The list has no such page.");
}
