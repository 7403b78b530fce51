import { decodeAddress } from "../model/decode-address.ts";
import { posix } from "node:path";
import { entryStatus, instantToMillis } from "#schema";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { RuleId } from "./catalogue.ts";
import { checkAnchor } from "./check-anchor.ts";
import { createDiagnostic, type Details } from "./create-diagnostic.ts";
import { fixTarget } from "./fixes/fix-target.ts";
import { canonicalPath, type LinkTable } from "./link-table.ts";
import { formatSuggestion } from "./nearest-word.ts";
import { isLocalHost } from "./own-hosts.ts";
import type { WrittenLink } from "./written-link.ts";

/** What a link is checked against. */
export interface LinkedSite {
  table: LinkTable;
  /** Hosts that are the site itself. */
  hosts: ReadonlySet<string>;
  now: Date;
  /** Pages found to be there by now, so that no date is read twice. */
  live: Set<MarkdownEntry>;
}

/** What is wrong with one link: at most one thing, the gravest. */
export function checkLink(link: WrittenLink, site: LinkedSite): Diagnostic[] {
  const { target } = link;
  if (!/^[a-z][a-z0-9+.-]*:/iu.test(target)) return checkPath(link, site);
  if (!/^https?:/iu.test(target) || !URL.canParse(target)) return [];
  const { hash, host, hostname, pathname, search } = new URL(target);
  if (isLocalHost(hostname)) {
    const message = `The link "${target}" leads to ${hostname}, which is another machine for every reader.`;
    return [report(link, "link/localhost", message)];
  }
  if (!site.hosts.has(host)) return [];
  const path = `${pathname}${search}${hash}`;
  const wrong = checkPath({ ...link, target: path, written: target }, site);
  if (wrong.length > 0) return wrong;
  const message = `The link "${target}" names the site's own host.`;
  return [reportBetter(link, "link/self-origin", { message }, path)];
}

function checkPath(link: WrittenLink, site: LinkedSite): Diagnostic[] {
  const { entry, target } = link;
  const { table } = site;
  const { hash, path, rest } = splitTarget(target);
  const own = entry.kind === "markdown" ? entry : undefined;
  if (path === "") return checkAnchor(link, own, own, hash);
  if (!path.startsWith("/")) return checkRelative(link, path, rest, table);
  if (leadsOut(path)) {
    const message = `The link "${target}" leads out of the site: it has more \`..\` than folders.`;
    return [report(link, "link/escape", message)];
  }
  const page = table.entry(path);
  const found = page ?? table.alias(path);
  if (found !== undefined && found !== own) {
    const hidden = checkVisible(link, own, found, site);
    if (hidden !== undefined) return [hidden];
  }
  if (page !== undefined) return checkAnchor(link, own, page, hash);
  if (found !== undefined) {
    const message = `${path} is an old address of ${found.path}: readers are sent on from there.`;
    const better = `${found.path}${rest}`;
    const gist = `${path} is an old address.`;
    return [reportBetter(link, "link/redirected", { message, gist }, better)];
  }
  if (table.has(path)) return [];
  const canonical = canonicalPath(path);
  if (canonical !== path && table.has(canonical)) {
    const better = table.alias(canonical)?.path ?? canonical;
    const message = `${path} is not written as its page is: readers are sent on to ${better}.`;
    const gist = `${path} is not written as its page is.`;
    const words = { message, gist };
    return [reportBetter(link, "link/redirected", words, better + rest)];
  }
  const meant = table.suggest(path);
  return [
    report(
      link,
      "link/missing",
      `The site has no page ${path}.${formatSuggestion(meant)}`,
      { help: meant && `Write \`${meant}${rest}\`.` },
    ),
  ];
}

/** A link to a file beside the entry, as other tools have it, or one that lacks its scheme. */
function checkRelative(
  link: WrittenLink,
  path: string,
  rest: string,
  table: LinkTable,
): Diagnostic[] {
  const { entry, target } = link;
  const file = posix.join(
    posix.dirname(entry.file),
    path.replaceAll("\\", "/"),
  );
  if (file.startsWith("../")) {
    const message = `The link "${target}" leads out of the content folder.`;
    const help = helpFor(table.suggestByEnd(file));
    return [report(link, "link/escape", message, { help })];
  }
  const page = table.file(file);
  if (page !== undefined)
    return [
      reportBetter(
        link,
        "link/missing",
        {
          message: `The link "${target}" names a file; its page is ${page.path}.`,
          gist: `The link "${target}" names a file.`,
        },
        `${page.path}${rest}`,
      ),
    ];
  return [
    report(
      link,
      "link/missing",
      `The link "${target}" begins neither with a slash nor with a scheme.`,
      {
        help: looksLikeHost(path)
          ? `Write \`https://${target}\`.`
          : helpFor(table.suggestByEnd(file)),
      },
    ),
  ];
}

/** A page that is a draft, has ended, or goes live after the page that links to it: the link is dead. */
function checkVisible(
  link: WrittenLink,
  own: MarkdownEntry | undefined,
  page: MarkdownEntry,
  { live, now }: LinkedSite,
): Diagnostic | undefined {
  const rule = "link/draft-target";
  if (live.has(page) || own?.common.draft) return undefined;
  const { publishAt, date } = page.common;
  if (page.common.draft) {
    const message = `The page ${page.path} is a draft (${page.file}), and this entry is not.`;
    const gist = `The page ${page.path} is a draft.`;
    return report(link, rule, message, { gist });
  }
  const from = publishAt ?? date ?? "";
  const status = entryStatus(page.common, now);
  if (status === "expired") {
    // What has expired itself shows nobody a dead link.
    if (own && entryStatus(own.common, now) === "expired") return undefined;
    const message = `The page ${page.path} ended at ${page.common.expiresAt ?? ""} (${page.file}): it is no longer there.`;
    const gist = `The page ${page.path} ended.`;
    return report(link, "link/expired-target", message, { gist });
  }
  if (status !== "scheduled") {
    live.add(page);
    return undefined;
  }
  const ownFrom = own && (own.common.publishAt ?? own.common.date);
  if (
    ownFrom !== undefined &&
    instantToMillis(from) <= instantToMillis(ownFrom)
  )
    return undefined;
  const message = `The page ${page.path} goes live only at ${from} (${page.file}); this entry is there before.`;
  return report(link, rule, message, {
    help: "Leave the link out until then.",
    gist: `The page ${page.path} goes live later.`,
  });
}

/** A problem that goes away with another address. */
function reportBetter(
  link: WrittenLink,
  rule: RuleId,
  { message, gist }: Pick<Diagnostic, "message" | "gist">,
  better: string,
): Diagnostic {
  const { entry, isInText, range, target, written = target } = link;
  const { text } = entry.source;
  const place = range();
  const isBare = isInText && text.slice(place.start, place.end) === written;
  const help = isBare
    ? `Write \`[...](${better})\`, with words for the dots.`
    : `Write \`${better}\`.`;
  const fix = isBare ? undefined : fixTarget(text, place, written, better);
  return createDiagnostic(rule, entry.source, place, message, {
    help,
    gist,
    fix,
  });
}

function report(
  { entry, range }: WrittenLink,
  rule: RuleId,
  message: string,
  details?: Details,
): Diagnostic {
  return createDiagnostic(rule, entry.source, range(), message, details);
}

function helpFor(meant: string | undefined): string {
  return meant === undefined
    ? "Write the page's address from the root, such as /blog/a-post."
    : `Write the page's address from the root; perhaps \`${meant}\`.`;
}

function splitTarget(target: string) {
  const at = target.indexOf("#");
  const beforeHash = at === -1 ? target : target.slice(0, at);
  const mark = beforeHash.indexOf("?");
  const written = mark === -1 ? beforeHash : beforeHash.slice(0, mark);
  return {
    path: written.includes("%") ? decodeAddress(written) : written,
    hash: at === -1 ? "" : target.slice(at + 1),
    /** What follows the path. */
    rest: target.slice(written.length),
  };
}

function leadsOut(path: string): boolean {
  if (!path.includes("..")) return false;
  let depth = 0;
  for (const step of path.slice(1).split(/[/\\]/u)) {
    depth += step === ".." ? -1 : step === "." || step === "" ? 0 : 1;
    if (depth < 0) return true;
  }
  return false;
}

function looksLikeHost(path: string): boolean {
  return /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|example|eu|ee)\b)/iu.test(
    path,
  );
}
