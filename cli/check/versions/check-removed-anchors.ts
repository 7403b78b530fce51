import {
  type Diagnostic,
  type RelatedPlace,
  placeOf,
} from "../../model/diagnostic.ts";
import { rangeOfAnchor, type MarkdownEntry } from "../../model/entry.ts";
import { createDiagnostic } from "../../rules/create-diagnostic.ts";
import type { Comparison } from "./comparison.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import { isOwnAnchor } from "../../rules/link/check-anchor.ts";
import { writtenLinks } from "../../rules/link/check-links.ts";

const RULE = "anchor/removed";

/** A page that is live before and after the change, and the headings that it lost. */
type Loss = ReturnType<typeof findLosses>[number];

/**
 * Reports headings that existed before the change and do not exist after it. A heading that a link inside the site still
 * names is an error of its own; the others of a page are one warning.
 */
export function checkRemovedAnchors(comparison: Comparison): Diagnostic[] {
  const losses = findLosses(comparison);
  if (losses.length === 0) return [];
  const places = findInsideLinks(
    comparison.after,
    losses.flatMap(({ anchors, old, page }) =>
      addressesOf(old, page).flatMap((path) =>
        anchors.map((anchor) => `${path}#${anchor}`),
      ),
    ),
  );
  return losses.flatMap((loss) => {
    const linksTo = (anchor: string) =>
      addressesOf(loss.old, loss.page).flatMap(
        (path) => places.get(`${path}#${anchor}`) ?? [],
      );
    const isNamed = (anchor: string) => linksTo(anchor).length > 0;
    const named = loss.anchors.filter(isNamed).map((anchor) => [anchor]);
    const unnamed = loss.anchors.filter((anchor) => !isNamed(anchor));
    return [...named, ...(unnamed.length > 0 ? [unnamed] : [])].map((anchors) =>
      report(loss, anchors, anchors.flatMap(linksTo), comparison.since),
    );
  });
}

function findLosses({ after, before, changedFiles, successorOf }: Comparison) {
  const { addresses: present } = after;
  return before.folder.entries.flatMap((entry) => {
    if (!changedFiles.has(entry.file) || after.isUnread(entry.file)) return [];
    if (before.addresses.live.get(entry.path)?.kind !== "page") return [];
    const page = successorOf(entry);
    const answer = present.live.get(page?.path ?? "");
    // A page that is gone as a whole is reported by another rule.
    if (page === undefined || answer?.kind !== "page") return [];
    if (!present.isAnswered(entry.path) || !isCompiled(page)) return [];
    const kept = new Set(page.body.anchors);
    const anchors = headingsOf(entry).filter((anchor) => !kept.has(anchor));
    return anchors.length === 0 ? [] : [{ page, old: entry, anchors }];
  });
}

/** The ids of headings, each once. */
export function headingsOf({ body }: MarkdownEntry): string[] {
  return [...new Set(body.headings.map(({ id }) => id))];
}

function isCompiled({ body }: MarkdownEntry): boolean {
  return !body.diagnostics.some(({ rule }) => rule === "file/too-complex");
}

/** Every address that leads to the page, including former ones: a redirect keeps the part after `#`. */
function addressesOf(old: MarkdownEntry, page: MarkdownEntry): string[] {
  const aliases = page.common.aliases ?? [];
  return [...new Set([page.path, old.path, ...aliases])];
}

function report(
  { anchors: all, old, page }: Loss,
  anchors: readonly string[],
  related: RelatedPlace[],
  since: string,
): Diagnostic {
  const [first = ""] = anchors;
  const { replacement, range } = headingRange(old, page, first);
  const several = anchors.length > 1;
  const names = anchors.map((anchor) => `#${anchor}`).join(", ");
  const place =
    replacement === "" || several || all.length > 1
      ? ""
      : ` The heading #${replacement} stands in its place.`;
  const message = `${several ? "The headings" : "The heading"} ${names} of ${page.path} ${several ? "were" : "was"} there at ${since}, and ${several ? "are" : "is"} gone.${place}`;
  const help =
    related.length === 0
      ? undefined
      : `Correct the ${related.length === 1 ? "link" : `${related.length} links`} to it, or give the heading its old words back.`;
  const diagnostic = createDiagnostic(RULE, page.source, range, message, {
    help,
    related,
  });
  return related.length === 0
    ? diagnostic
    : { ...diagnostic, severity: "error" };
}

/** The heading that replaced a lost one, or "", and the place to report: there, or at the heading before. */
function headingRange(old: MarkdownEntry, page: MarkdownEntry, anchor: string) {
  const before = old.body.anchors;
  const after = page.body.anchors;
  const kept = before
    .slice(0, before.indexOf(anchor))
    .findLast((name) => after.includes(name));
  const at = kept === undefined ? -1 : after.indexOf(kept);
  const [next = ""] = after.slice(at + 1);
  const replacement = before.includes(next) ? "" : next;
  return { replacement, range: rangeOfAnchor(page, replacement || kept) };
}

/** The places that link to each of these targets, such as `/blog/a-post#a-heading`, in bodies and in fields. */
function findInsideLinks(
  compiled: Pick<CompileResult, "fieldLinks" | "folder">,
  wanted: readonly string[],
): Map<string, RelatedPlace[]> {
  const found = new Map<string, RelatedPlace[]>(
    wanted.map((target) => [target, []]),
  );
  const ownLinks = compiled.folder.entries.flatMap((entry) =>
    entry.body.links
      .filter(({ target }) => isOwnAnchor(target))
      .map(({ target, ...range }) => ({ entry, target, range: () => range })),
  );
  for (const { entry, range, target } of [
    ...ownLinks,
    ...writtenLinks(compiled),
  ]) {
    if (!target.includes("#")) continue;
    const path = entry.kind === "markdown" ? entry.path : "";
    const whole = toTarget(target, path);
    found.get(whole)?.push({
      ...placeOf(entry.source, range()),
      message: `links to ${whole}`,
    });
  }
  return found;
}

/** `/path?query#anchor` as `/path#anchor`, decoded. `#anchor` alone is on the page itself. */
function toTarget(written: string, own: string): string {
  const [beforeHash = "", hash = ""] = written.split("#", 2);
  const path = beforeHash.replace(/\?.*$/u, "");
  return `${decodeAddress(path === "" ? own : path)}#${decodeAddress(hash)}`;
}
