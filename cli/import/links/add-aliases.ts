import { entryPath } from "#schema";
import { canonicalAddress } from "../../model/canonical-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import {
  isReservedAddress,
  siteAddresses,
} from "../../rules/site-addresses.ts";
import type { ForeignDocument, SiteRedirect } from "../dialects/dialect.ts";
import type { Import } from "../open-import.ts";
import type { ComposedEntry } from "../write/format-entry.ts";
import { DocumentFinder, toLocal } from "./find-document.ts";

/** An entry with the document it came from. */
export interface Claim {
  entry: ComposedEntry;
  document: ForeignDocument;
}

const MAX_ALIAS = 1000;
/** A chain of redirects longer than this is a loop. */
const MAX_STEPS = 10;

/**
 * Old addresses lead to the new ones, each to one entry and none to a page that is there. An address that is only what
 * the generator would usually have made, without a configuration that says so, leads nowhere: it may be wrong.
 */
export function addAliases(claims: readonly Claim[], run: Import): void {
  const { before, into, reportFor } = run;
  const { entries, publicFiles } = before.folder;
  const newAddress = ({ slug }: ComposedEntry) =>
    entryPath(into, slug, { kind: "article" }) ?? "";
  const there = entries.flatMap(({ common, path }) => [
    path,
    ...(common.aliases ?? []),
  ]);
  const own = claims.map(({ entry }) => newAddress(entry));
  const taken = new Set(
    [...siteAddresses(before.folder), ...publicFiles, ...there, ...own].map(
      canonicalAddress,
    ),
  );
  const claim = ({ document, entry }: Claim, old: string) => {
    const alias = toAlias(old) ?? "";
    const key = canonicalAddress(alias);
    if (key === canonicalAddress(newAddress(entry))) return;
    const isHome = /^(?:https?:\/\/[^/]+)?\/*$/iu.test(old);
    const isPath = alias !== "" && alias.length <= MAX_ALIAS;
    const problem = isHome
      ? "it is the home page"
      : !isPath
        ? "it is no path"
        : taken.has(key) || isReservedAddress(key)
          ? "another page has this address"
          : "";
    if (problem !== "")
      return reportFor(document.path)(
        1,
        "address",
        old,
        `no redirect: ${problem}`,
      );
    taken.add(key);
    const { aliases } = entry.fields;
    entry.fields.aliases = [...(Array.isArray(aliases) ? aliases : []), alias];
  };
  // The address that a page had comes before the addresses that it once had.
  for (const each of claims)
    if (each.document.isAddressKnown) claim(each, each.document.address ?? "");
  for (const each of claims)
    for (const old of each.document.aliases) claim(each, old);
  reportUnknown(claims, run);
}

/** Says once that addresses are not known. */
function reportUnknown(
  claims: readonly Claim[],
  { project, reportFor }: Import,
): void {
  const unknown = claims.filter(({ document }) => !document.isAddressKnown);
  if (unknown.length === 0) return;
  const paths = unknown.slice(0, 3).map(({ document }) => document.path);
  if (unknown.length > 3) paths.push("...");
  const what = `the addresses of ${unknown.length} of ${claims.length} texts: ${paths.join(", ")}`;
  const outcome =
    "no redirect: no configuration says what their addresses were (add `aliases` where you know them)";
  reportFor(project.dir || ".")(1, "address", what, outcome);
}

/** An old address in the one form that redirects are looked up in: lower case, no slash at its end, encoded. */
function toAlias(address: string): string | undefined {
  const path = address
    .replace(/^https?:\/\/[^/]+/iu, "")
    .replace(/[?#].*$/u, "");
  const steps = decodeAddress(path)
    .split("/")
    .filter((step) => !["", "."].includes(step));
  if (
    steps.length === 0 ||
    steps.some((step) => /^\.\.$|[\\\p{Cc}{}]|:[a-z]/u.test(step))
  )
    return undefined;
  return `/${steps
    .map(encodeStep)
    .join("/")
    .replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/gu, decodeURIComponent)}`;
}

/** True for an entry that answers a document's old address, or comes from one whose address is not known. */
export function isImportOf(
  { common, path }: MarkdownEntry,
  { address = "", isAddressKnown }: ForeignDocument,
) {
  const answered = [path, ...(common.aliases ?? [])].map(canonicalAddress);
  return (
    !isAddressKnown ||
    answered.includes(canonicalAddress(toAlias(address) ?? ""))
  );
}

/** Gives documents the addresses that redirects of the site lead to them; reports redirects that lead elsewhere. */
export function followRedirects(
  documents: readonly ForeignDocument[],
  redirects: readonly SiteRedirect[],
  { project, reportFor, site }: Import,
): ForeignDocument[] {
  const finder = new DocumentFinder(documents, site);
  const next = new Map(
    redirects.flatMap(({ from, to }) => from.map((each) => [keyOf(each), to])),
  );
  const follow = (
    to: string | undefined,
    steps = 0,
  ): ForeignDocument | undefined => {
    const local =
      to === undefined || steps > MAX_STEPS ? undefined : toLocal(to, site);
    const path = local?.replace(/[?#].*$/u, "").replace(/^\/*/u, "/");
    return path === undefined
      ? undefined
      : (finder.byAddress(path) ?? follow(next.get(keyOf(path)), steps + 1));
  };
  const led = redirects.map((redirect) => ({
    ...redirect,
    target: follow(redirect.to),
  }));
  for (const { file, from, isPage, target, to } of led) {
    const outcome = target
      ? "that text takes over its address"
      : "set that redirect up where the site is served";
    if (isPage)
      project.skipped.push({
        file,
        reason: `It redirects to ${to}: ${outcome}.`,
        isEmpty: true,
      });
    else if (!target)
      reportFor(file)(
        1,
        "address",
        `${from.join(", ")} -> ${to}`,
        `no redirect: it leads to nothing that was imported (${outcome})`,
      );
  }
  const formerly = Map.groupBy(led, ({ target }) => target);
  return documents.map((document) => {
    const more = formerly.get(document)?.flatMap(({ from }) => from) ?? [];
    return { ...document, aliases: [...document.aliases, ...more] };
  });
}

function encodeStep(step: string): string {
  const lower = step
    .toWellFormed()
    .replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
  return encodeURIComponent(lower);
}

function keyOf(address: string): string {
  return canonicalAddress(toAlias(address) ?? address);
}
