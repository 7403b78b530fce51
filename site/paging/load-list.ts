import { loadPageData } from "../routing/fetch-page.ts";
import type { Paged } from "./cut-page.ts";

/** The list in the data of another page of the same list. @throws if it is missing */
export function parsePaged<Entry>(data: unknown): Paged<Entry> {
  const { list } = data as { list?: Paged<Entry> };
  if (list) return list;
  throw new Error("The list has no such page.");
}

/** The list of the page at an address. @throws if it cannot be loaded */
export async function loadList<Entry>(address: string): Promise<Paged<Entry>> {
  return parsePaged<Entry>((await loadPageData(address)).data);
}
