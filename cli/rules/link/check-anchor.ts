import { decodeAddress } from "../../model/decode-address.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import {
  adviseTo,
  formatSuggestion,
  nearestWord,
  sureTypo,
} from "../nearest-word.ts";
import { fixLink, reportLink, type WrittenLink } from "./written-link.ts";

/** Checks links of a text to its own headings, which need no other file. */
export function checkOwnAnchors(entry: MarkdownEntry): Diagnostic[] {
  const { anchors, links } = entry.body;
  const known = new Set(anchors.map((anchor) => `#${anchor}`));
  return links.flatMap(({ end, start, target }) => {
    if (!isOwnAnchor(target) || known.has(target)) return [];
    const link = { entry, target, range: () => ({ start, end }) };
    return checkAnchor(link, entry, entry, target.slice(1)) ?? [];
  });
}

/** True for a link to a heading of its own page. */
export function isOwnAnchor(target: string): boolean {
  return target.startsWith("#");
}

/** Reports a link whose fragment is not the id of a heading or an anchor. Every page has `#top`, by the HTML standard. */
export function checkAnchor(
  link: WrittenLink,
  own: MarkdownEntry | undefined,
  page: MarkdownEntry | undefined,
  hash: string,
): Diagnostic | undefined {
  if (hash === "") return undefined;
  const anchors = page?.body.anchors;
  if (anchors === undefined || anchors.includes(hash)) return undefined;
  // `:~:` starts a text fragment, which only concerns the browser.
  const id = decodeAddress(hash.replace(/:~:.*$/u, ""));
  const wanted = id.toLowerCase();
  if (["", "top"].includes(wanted) || anchors.includes(id)) return undefined;
  const same = anchors.find((anchor) => anchor.toLowerCase() === wanted);
  const sure = same ?? sureTypo(id, anchors);
  const meant = sure ?? nearestWord(id, anchors);
  const where = page === own ? "This page" : page?.path;
  const message = `${where} has no heading or anchor with the id "${id}".${formatSuggestion(meant)}`;
  const { target, written = target } = link;
  const help =
    meant === undefined
      ? listAnchors(anchors)
      : adviseTo(withHash(target, meant), sure !== undefined);
  const fix =
    sure === undefined ? undefined : fixLink(link, withHash(written, sure));
  return reportLink(link, "link/anchor", message, { help, fix });
}

function withHash(target: string, hash: string): string {
  return `${target.slice(0, target.indexOf("#"))}#${hash}`;
}

const MAX_LISTED = 12;

function listAnchors(anchors: readonly string[]): string | undefined {
  const own = anchors.filter((anchor) => !anchor.startsWith("user-content-"));
  if (own.length === 0 || own.length > MAX_LISTED) return undefined;
  return `Use one of: ${own.join(", ")}.`;
}
