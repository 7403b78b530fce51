import type { Found } from "../reading/found.ts";
import type { Paged } from "./cut-page.ts";

/** The list in the data of another page of the same list. @throws if it is gone */
export function parsePaged<Entry>(data: unknown): Paged<Entry> {
  const answer = data as Found<{ list: Paged<Entry> }>;
  if ("found" in answer) return answer.found.list;
  throw new Error("The list has no such page.");
}
