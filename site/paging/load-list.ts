import { loadPageData } from "../routing/fetch-page.ts";
import type { Paged } from "./cut-page.ts";
import { parsePaged } from "./parse-paged.ts";

/** The list of the page at an address. @throws if it cannot be loaded */
export async function loadList<Entry>(address: string): Promise<Paged<Entry>> {
  return parsePaged<Entry>((await loadPageData(address)).data);
}
