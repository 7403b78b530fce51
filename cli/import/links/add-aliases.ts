import { entryPath } from "#schema";
import { canonicalAddress } from "../../model/canonical-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import {
  isReservedAddress,
  siteAddresses,
} from "../../rules/site-addresses.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import type { ComposedEntry } from "../write/format-entry.ts";

/** An entry with the document it came from. */
export interface Claim {
  entry: ComposedEntry;
  document: ForeignDocument;
}

const MAX_ALIAS = 1000;

/**
 * Old addresses lead to the new ones, each to one entry and none to a page that is there. An address that is only what
 * the generator would usually have made, without a configuration that says so, leads nowhere: it may be wrong.
 */
export function addAliases(claims: readonly Claim[], run: Import): void {
  const { before, into } = run;
  const { entries, publicFiles } = before.folder;
  const there = entries.flatMap(({ common, path }) => [
    path,
    ...(common.aliases ?? []),
  ]);
  const own = claims.map(
    ({ entry }) => entryPath(into, entry.slug, { kind: "article" }) ?? "",
  );
  const taken = new Set(
    [...siteAddresses(before.folder), ...publicFiles, ...there, ...own].map(
      canonicalAddress,
    ),
  );
  // The address that a page had comes before the addresses that it once had.
  for (const [at, claim] of claims.entries())
    if (claim.document.isAddressKnown)
      addAlias(claim, claim.document.address ?? "", own[at], taken, run);
  for (const [at, claim] of claims.entries())
    for (const old of claim.document.aliases)
      addAlias(claim, old, own[at], taken, run);
  reportUnknown(claims, run);
}

function addAlias(
  { document, entry }: Claim,
  old: string,
  own: string | undefined,
  taken: Set<string>,
  { reportFor }: Import,
): void {
  const alias = toAlias(old) ?? "";
  const key = canonicalAddress(alias);
  if (key === own) return;
  const isPath = alias !== "" && alias.length <= MAX_ALIAS;
  const problem =
    old === "/"
      ? "it is the home page"
      : !isPath
        ? "it is no path"
        : taken.has(key) || isReservedAddress(key)
          ? "another page has this address"
          : "";
  if (problem !== "") {
    reportFor(document.path)(1, "address", old, `no redirect: ${problem}`);
    return;
  }
  taken.add(key);
  const { aliases } = entry.fields;
  entry.fields.aliases = [...(Array.isArray(aliases) ? aliases : []), alias];
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
  const lower = steps.map((step) =>
    step.toWellFormed().replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase()),
  );
  return `/${lower
    .map(encodeURIComponent)
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
