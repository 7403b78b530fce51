import type { Diagnostic } from "../../model/diagnostic.ts";
import { formatSuggestion } from "../nearest-word.ts";
import { isLocalHost } from "../own-hosts.ts";
import { checkAnchor } from "./check-anchor.ts";
import { checkRelativeLink } from "./check-relative-link.ts";
import { checkVisibility } from "./check-visibility.ts";
import {
  canonicalPath,
  type LinkedSite,
  type LinkTable,
} from "./link-table.ts";
import { splitTarget, type Target } from "./split-target.ts";
import { reportBetter, reportLink, type WrittenLink } from "./written-link.ts";

/** The most serious problem of a link, if any. */
export function checkLink(
  link: WrittenLink,
  site: LinkedSite,
): Diagnostic | undefined {
  const { target } = link;
  if (!/^[a-z][a-z0-9+.-]*:/iu.test(target)) return checkPath(link, site);
  if (!/^https?:/iu.test(target) || !URL.canParse(target)) return undefined;
  const { hash, host, hostname, pathname, search } = new URL(target);
  if (isLocalHost(hostname)) {
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
  const meant = table.suggest(path);
  const message = `The site has no page ${path}.${formatSuggestion(meant)}`;
  const help = meant && `Write \`${meant}${rest}\`.`;
  return reportLink(link, "link/missing", message, { help });
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
