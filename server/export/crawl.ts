import { needsServer, toPageAddress } from "./export-addresses.ts";
import { findReferences } from "./find-references.ts";

/** One document of the site, as the server sends it. */
export interface CrawledDocument {
  address: string;
  contentType: string;
  headers: Headers;
  bytes: Buffer;
}

export interface CrawledRedirect {
  from: string;
  to: string;
  status: number;
}

export interface CrawledSite {
  documents: CrawledDocument[];
  redirects: CrawledRedirect[];
  /** Broken links: addresses that do not exist and the pages that link to them. */
  missing: { address: string; linkedFrom: string }[];
}

interface CrawlOptions {
  ask: (address: string) => Promise<Response>;
  /** The origin of absolute addresses in the documents. */
  siteUrl: string;
  seeds: readonly string[];
  /** True for the address of a file that is exported anyway. */
  isFile: (path: string) => boolean;
}

/** How many documents are requested at the same time. */
const AT_ONCE = 4;

/** True for the content type of a text, which may contain addresses. */
export const isText = (contentType: string) =>
  /^(?:text\/|application\/(?:.*\+)?(?:xml|json))/u.test(contentType);

/**
 * Visits every document of the site: the known ones, and all that they refer to.
 * @throws when the server fails to answer one of them
 */
export async function crawl(options: CrawlOptions): Promise<CrawledSite> {
  const { ask, siteUrl, seeds, isFile } = options;
  const site: CrawledSite = { documents: [], redirects: [], missing: [] };
  const linkedFrom = new Map<string, string>();
  const waiting: string[] = [];

  function add(reference: string, source: string): void {
    const [path = "", query = ""] = reference.split("?", 2);
    const address = toPageAddress(path, query);
    if (linkedFrom.has(address) || needsServer(address)) return;
    if (path.startsWith("/api/") || isFile(path)) return;
    linkedFrom.set(address, source);
    waiting.push(address);
  }

  async function visit(address: string): Promise<void> {
    const response = await ask(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    const to = headers.get("location");
    if (to !== null) {
      site.redirects.push({ from: address, to, status });
      add(to, address);
      return;
    }
    if (status >= 500) throw new Error(`${address} was answered ${status}.`);
    if (status !== 200) {
      const source = linkedFrom.get(address) ?? "";
      site.missing.push({ address, linkedFrom: source });
      return;
    }
    const contentType = headers.get("content-type") ?? "";
    site.documents.push({ address, contentType, headers, bytes });
    if (!isText(contentType)) return;
    const text = bytes.toString("utf8");
    for (const found of findReferences(text, contentType, address, siteUrl))
      add(found, address);
  }

  for (const seed of seeds) add(seed, "");
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return site;
}
