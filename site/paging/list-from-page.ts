import type { PageLoading } from "../navigation/page-loader.ts";
import type { Paged } from "./cut-page.ts";
import { parsePaged } from "./parse-paged.ts";

/** A list that can be fetched again. The key identifies the list. */
export interface ListSource<Entry> {
  key: string;
  fetch: (signal: AbortSignal) => Promise<Paged<Entry>>;
}

/** The list of the page at an address. */
export function listFromPage<Entry>(
  address: string,
  load: PageLoading["load"],
): ListSource<Entry> {
  return {
    key: address,
    fetch: async () => parsePaged<Entry>((await load(address)).shown.page.data),
  };
}
