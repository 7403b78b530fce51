import { decodeAddress } from "../model/decode-address.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { WrittenLink } from "./written-link.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { fixTarget } from "./fixes/fix-target.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Links of a text to its own headings: they need no other file. */
export function checkOwnAnchors(entry: MarkdownEntry): Diagnostic[] {
  const { anchors, links } = entry.body;
  const known = new Set(anchors.map((anchor) => `#${anchor}`));
  return links.flatMap(({ end, start, target }) =>
    isOwnAnchor(target) && !known.has(target)
      ? checkAnchor(
          { entry, target, range: () => ({ start, end }) },
          entry,
          entry,
          target.slice(1),
        )
      : [],
  );
}

/** True for a link to a heading of the page it stands on. */
export function isOwnAnchor(target: string): boolean {
  return target.startsWith("#");
}

/** The part of a link after `#` is the id of a heading of its page. `#top` is every page's, by the HTML standard. */
export function checkAnchor(
  { entry, range, target, written = target }: WrittenLink,
  own: MarkdownEntry | undefined,
  page: MarkdownEntry | undefined,
  hash: string,
): Diagnostic[] {
  if (page === undefined || page.body.anchors.includes(hash)) return [];
  // What follows `:~:` is for the browser, which looks for words on the page.
  const id = decodeAddress(hash.replace(/:~:.*$/u, ""));
  if (id === "" || id.toLowerCase() === "top") return [];
  const { anchors } = page.body;
  if (anchors.includes(id)) return [];
  const wanted = id.toLowerCase();
  const same = anchors.find((anchor) => anchor.toLowerCase() === wanted);
  const meant = same ?? nearestWord(id, anchors);
  const where = page === own ? "This page" : page.path;
  const message = `${where} has no heading with the id "${id}".${formatSuggestion(meant)}`;
  const before = target.slice(0, target.indexOf("#"));
  const help =
    meant === undefined
      ? listAnchors(anchors)
      : `Write \`${before}#${meant}\`.`;
  const rule = "link/anchor";
  const { source } = entry;
  const place = range();
  const better = `${written.slice(0, written.indexOf("#"))}#${same ?? ""}`;
  const fix =
    same === undefined
      ? undefined
      : fixTarget(source.text, place, written, better);
  return [createDiagnostic(rule, source, place, message, { help, fix })];
}

function listAnchors(anchors: readonly string[]): string | undefined {
  const own = anchors.filter((anchor) => !anchor.startsWith("user-content-"));
  if (own.length === 0 || own.length > 12) return undefined;
  return `Use one of: ${own.join(", ")}.`;
}
