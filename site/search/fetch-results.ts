import { searchSite } from "#contract";
import { fetchOkReply } from "../api/request.ts";

const LIMIT = "8";

/** The best pages for a query. @throws if the call fails, or its reply does not match the contract */
export async function fetchResults(text: string, signal: AbortSignal) {
  const query = new URLSearchParams({ q: text, limit: LIMIT });
  const reply = await fetchOkReply(`${searchSite.path}?${query}`, { signal });
  return searchSite.reply.parse(await reply.json());
}
