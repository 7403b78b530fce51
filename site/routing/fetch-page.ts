import { redirect, redirectDocument } from "react-router-dom";
import { BUILD } from "./build.ts";
import { fromDataPath, toDataPath } from "#contract";
import type { PageData } from "../page.ts";
import type { RouteLine } from "../route-table.ts";

/** The end of waiting for a page's data. */
const MAX_WAIT_MS = 30_000;

/** Data that was loaded when the pointer came to a link is used for this long. */
const FRESH_MS = 10_000;

/** A page's data, or where its address leads. */
type Reply = { page: PageData } | { redirectedTo: string };

const early = new Map<string, Promise<Reply>>();

/** True for the data of a page from the same build as this script: data of another one may have another shape. */
function isOurPage(value: unknown): value is PageData {
  return (
    typeof value === "object" &&
    value !== null &&
    "build" in value &&
    value.build === BUILD
  );
}

async function request(address: string): Promise<Reply> {
  const [path = "", query] = address.split("?", 2);
  const search = query === undefined ? "" : `?${query}`;
  const response = await fetch(toDataPath(path) + search, {
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  if (response.redirected) {
    const url = new URL(response.url);
    const target = fromDataPath(url.pathname);
    if (target !== undefined) return { redirectedTo: target + url.search };
  }
  const page: unknown = await response.json();
  if (!isOurPage(page)) throw new TypeError("This is no page of this build.");
  return { page };
}

/** Loads the data of a page before its link is followed. Errors show when it is followed. */
export function prefetchData(address: string): void {
  if (early.has(address)) return;
  const reply = request(address);
  early.set(address, reply);
  setTimeout(() => early.delete(address), FRESH_MS);
  reply.catch(() => early.delete(address));
}

/** Loads the data of the page at an address. @throws if that fails, or it is not this page's */
export async function loadPageData(address: string): Promise<PageData> {
  const reply = await (early.get(address) ?? request(address));
  if ("page" in reply) return reply.page;
  throw new TypeError(`The page has moved to ${reply.redirectedTo}.`);
}

/** True for a document whose content policy is for its page alone, or that shows an unpublished entry. */
const isOwnDocument = () =>
  document.getElementById("app")?.dataset["own"] === "true";

/**
 * The data of the page at an address.
 * @param loadScript loads the component of the page
 * @throws Response that leads to another address, or to the document of this one if its data cannot be loaded
 */
export async function fetchPage(
  { ownDocument }: Pick<RouteLine, "ownDocument">,
  { pathname, search }: URL,
  loadScript: () => Promise<unknown>,
): Promise<PageData> {
  const address = pathname + search;
  if (ownDocument || isOwnDocument()) throw redirectDocument(address);
  let reply: Reply;
  try {
    [reply] = await Promise.all([
      early.get(address) ?? request(address),
      loadScript(),
    ]);
  } catch {
    throw redirectDocument(address);
  }
  if ("redirectedTo" in reply) throw redirect(reply.redirectedTo);
  return reply.page;
}
