import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Both forms, because a parameter in the Accept header has to match too. */
const MARKDOWN = ["text/markdown", "text/markdown;charset=utf-8"] as const;
const AVAILABLE = ["text/html", ...MARKDOWN] as const;

/** Few different headers occur, and parsing one takes longer than sending a page. */
const preferences = new LRUCache<string, boolean>({ max: 200 });
const MAX_HEADER_LENGTH = 400;

/**
 * True if a client with this Accept header prefers Markdown to HTML (RFC 9110, 12.5.1). Without a preference, as in
 * browsers, HTML is chosen.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const known = preferences.get(accept);
  if (known !== undefined) return known;
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(AVAILABLE);
  const prefers = MARKDOWN.some((type) => type === best);
  if (accept.length <= MAX_HEADER_LENGTH) preferences.set(accept, prefers);
  return prefers;
}
