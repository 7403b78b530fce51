import { allEntries, type FolderContext } from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { rangeOfField, type MarkdownEntry } from "../../model/entry.ts";
import { ownHosts, isLocalHost } from "../site-addresses.ts";
import { isOwnAnchor, checkAnchor } from "./check-anchor.ts";
import {
  createLinkTable,
  canonicalPath,
  type LinkedSite,
  type LinkTable,
  splitTarget,
  type Target,
} from "./link-table.ts";
import {
  fixLink,
  isBare,
  type WrittenLink,
  reportBetter,
  reportLink,
} from "./written-link.ts";
import { adviseTo, formatSuggestion } from "../nearest-word.ts";
import { posix } from "node:path";
import { entryStatus, instantToMillis } from "#schema";

/** Checks links in texts and fields: they must lead to existing pages and headings, without a redirect. */
export function checkLinks(context: FolderContext): Diagnostic[] {
  const { folder, now } = context;
  const site = {
    table: createLinkTable(folder),
    hosts: ownHosts(context),
    now,
  };
  return writtenLinks(context).flatMap((link) => checkLink(link, site) ?? []);
}

/** Every link in texts and fields, except those to a heading of the same page, which are checked with the file. */
export function writtenLinks({
  fieldLinks,
  folder,
}: Pick<FolderContext, "fieldLinks" | "folder">): WrittenLink[] {
  const inTexts = folder.entries.flatMap((entry) =>
    entry.body.links
      .filter(({ target }) => !isOwnAnchor(target))
      .map((link) => ({
        entry,
        target: link.target,
        range: () => link,
        isInText: true,
      })),
  );
  const inFields = allEntries(folder).flatMap((entry) =>
    entry.meanings
      // The schema reports values in another format.
      .filter(
        ({ meaning, value }) =>
          meaning.kind === "link" && /^(?:[/#]|https:)/u.test(value),
      )
      .map((field) => ({
        entry,
        target: field.value,
        range: () => rangeOfField(entry, field),
      })),
  );
  const inFieldTexts = fieldLinks.map((link) => ({ ...link, isInText: true }));
  return [...inTexts, ...inFieldTexts, ...inFields];
}

const WEB = /^https?:/iu;

/** True for a site without a host, mail without a name or a host, and a phone without a digit. */
function isIncomplete(target: string): boolean {
  if (WEB.test(target)) return !URL.canParse(target);
  const [scheme = "", rest = ""] = target.split(/:(.*)/su);
  if (/^(?:tel|sms)$/iu.test(scheme)) return !/\d/u.test(rest);
  const [to = ""] = rest.split("?", 1);
  // The sender chooses to whom `mailto:?subject=Hello` goes.
  if (!/^mailto$/iu.test(scheme) || (to === "" && rest !== "")) return false;
  return !to.split(",").every((each) => /^[^@]+@[^@]+$/u.test(each));
}

/** The most serious problem of a link, if any. */
function checkLink(
  link: WrittenLink,
  site: LinkedSite,
): Diagnostic | undefined {
  const { target } = link;
  if (target.trim() === "")
    return reportLink(link, "link/missing", "The link has no address.", {
      help: "Write the address between the parentheses, or the words without a link.",
    });
  if (!/^[a-z][a-z0-9+.-]*:/iu.test(target)) return checkPath(link, site);
  if (/^https?:(?!\/\/)/iu.test(target)) {
    const better = target.replace(/^(https?):\/?/iu, "$1://");
    const message = `The link "${target}" lacks a slash after its scheme: browsers look for it on this site.`;
    return reportBetter(link, "link/missing", { message }, better);
  }
  if (isIncomplete(target)) {
    const message = `The link "${target}" leads nowhere: its address is not complete.`;
    const help =
      "Write the whole address, such as `https://example.com/page`, `mailto:ann@example.com` or `tel:+3725551234`.";
    return reportLink(link, "link/missing", message, { help });
  }
  if (!WEB.test(target)) return undefined;
  const { hash, host, hostname, pathname, search } = new URL(target);
  if (isLocalHost(hostname)) {
    // Instructions name the address of a program that the reader has started.
    if (isBare(link)) return undefined;
    const message = `The link "${target}" points to ${hostname}, which is another machine for every reader.`;
    return reportLink(link, "link/localhost", message);
  }
  if (!site.hosts.has(host)) return undefined;
  const path = `${pathname}${search}${hash}`;
  const message = `The link "${target}" contains the site's own host.`;
  return (
    checkPath({ ...link, target: path, written: target }, site) ??
    reportBetter(link, "link/self-origin", { message }, path)
  );
}

function checkPath(
  link: WrittenLink,
  site: LinkedSite,
): Diagnostic | undefined {
  const { entry, target } = link;
  const parts = splitTarget(target);
  const { hash, path } = parts;
  const own = entry.kind === "markdown" ? entry : undefined;
  if (path === "") return checkAnchor(link, own, own, hash);
  if (!path.startsWith("/")) return checkRelativeLink(link, parts, site.table);
  if (leadsOut(path)) {
    const message = `The link "${target}" points out of the site: it has more \`..\` than folders.`;
    return reportLink(link, "link/escape", message);
  }
  const page = site.table.entry(path);
  const found = page ?? site.table.alias(path);
  const hidden =
    found !== undefined && found !== own
      ? checkVisibility(link, found, site)
      : undefined;
  if (hidden !== undefined) return hidden;
  if (page !== undefined) return checkAnchor(link, own, page, hash);
  if (found === undefined) return checkOtherPath(link, parts, site.table);
  const stableMessage = `${path} is an old address.`;
  const message = `${path} is an old address of ${found.path}: readers are redirected.`;
  const words = { message, stableMessage };
  return reportBetter(link, "link/redirected", words, found.path + parts.rest);
}

/** A path that matches no entry and no redirect. */
function checkOtherPath(
  link: WrittenLink,
  { path, rest }: Target,
  table: LinkTable,
): Diagnostic | undefined {
  if (table.has(path)) return undefined;
  const canonical = canonicalPath(path);
  if (canonical !== path && table.has(canonical)) {
    const better = table.alias(canonical)?.path ?? canonical;
    const stableMessage = `${path} is not the exact address of its page.`;
    const message = `${path} is not the exact address of its page: readers are redirected to ${better}.`;
    const words = { message, stableMessage };
    return reportBetter(link, "link/redirected", words, better + rest);
  }
  const sure = table.surely(path);
  const meant = sure ?? table.suggest(path);
  const message = `The site has no page ${path}.${formatSuggestion(meant)}`;
  const help = meant && adviseTo(meant + rest, sure !== undefined);
  const fix = sure === undefined ? undefined : fixLink(link, sure + rest);
  return reportLink(link, "link/missing", message, { help, fix });
}

function leadsOut(path: string): boolean {
  if (!path.includes("..")) return false;
  let depth = 0;
  for (const step of path.slice(1).split(/[/\\]/u)) {
    if (step === "..") depth--;
    else if (step !== "." && step !== "") depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Reports a link to a file beside the entry, as other tools write it, or an address without its scheme. */
function checkRelativeLink(
  link: WrittenLink,
  { path, rest }: Target,
  table: LinkTable,
): Diagnostic {
  const { entry, target } = link;
  const file = posix.join(
    posix.dirname(entry.file),
    path.replaceAll("\\", "/"),
  );
  if (file.startsWith("../")) {
    const message = `The link "${target}" points out of the content folder.`;
    const help = helpFor(table.suggestByEnd(file));
    return reportLink(link, "link/escape", message, { help });
  }
  const page = table.file(file);
  if (page !== undefined) {
    const stableMessage = `The link "${target}" names a file.`;
    const message = `The link "${target}" names a file; its page is ${page.path}.`;
    const words = { message, stableMessage };
    return reportBetter(link, "link/missing", words, page.path + rest);
  }
  const message = `The link "${target}" starts with neither a slash nor a scheme.`;
  const help = looksLikeHost(path)
    ? `Write \`https://${target}\`.`
    : helpFor(table.suggestByEnd(file));
  return reportLink(link, "link/missing", message, { help });
}

function helpFor(meant: string | undefined): string {
  return meant === undefined
    ? "Write the page's address from the root, such as /blog/a-post."
    : `Write the page's address from the root, perhaps \`${meant}\`.`;
}

function looksLikeHost(path: string): boolean {
  return /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|example|eu|ee)\b)/iu.test(
    path,
  );
}

/** Reports a link to a page that is a draft, has expired, or goes live later than the linking page. */
function checkVisibility(
  link: WrittenLink,
  page: MarkdownEntry,
  { now }: LinkedSite,
): Diagnostic | undefined {
  const own = link.entry.kind === "markdown" ? link.entry : undefined;
  if (own?.common.draft) return undefined;
  switch (entryStatus(page.common, now)) {
    case "draft": {
      const message = `The page ${page.path} is a draft (${page.file}), but this entry is not.`;
      const stableMessage = `The page ${page.path} is a draft.`;
      return reportLink(link, "link/draft-target", message, { stableMessage });
    }
    case "expired":
      // Nobody sees the links of an expired page.
      if (own && entryStatus(own.common, now) === "expired") return undefined;
      return reportLink(
        link,
        "link/expired-target",
        `The page ${page.path} expired at ${page.common.expiresAt ?? ""} (${page.file}).`,
        { stableMessage: `The page ${page.path} expired.` },
      );
    case "scheduled":
      return reportScheduled(link, own, page);
    case "live":
      return undefined;
  }
}

function reportScheduled(
  link: WrittenLink,
  own: MarkdownEntry | undefined,
  page: MarkdownEntry,
): Diagnostic | undefined {
  const from = startOf(page) ?? "";
  const ownFrom = own && startOf(own);
  if (ownFrom && instantToMillis(from) <= instantToMillis(ownFrom))
    return undefined;
  const message = `The page ${page.path} does not go live until ${from} (${page.file}), which is after this entry.`;
  return reportLink(link, "link/draft-target", message, {
    help: "Leave the link out until then.",
    stableMessage: `The page ${page.path} goes live later.`,
  });
}

function startOf({ common }: MarkdownEntry): string | undefined {
  return common.publishAt ?? common.date;
}
