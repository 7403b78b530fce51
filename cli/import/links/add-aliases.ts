import { entryPath } from "#schema";
import { canonicalAddress } from "../../model/canonical-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import {
  isReservedAddress,
  siteAddresses,
} from "../../rules/site-addresses.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import { listOf } from "../project/plain-value.ts";
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
  const { before, into, project } = run;
  const pathOf = ({ entry }: Claim) =>
    entryPath(into, entry.slug, { kind: "article" }) ?? "";
  const there = [...siteAddresses(before.folder), ...before.folder.publicFiles];
  const own = [...addressesOf(run).keys(), ...claims.map(pathOf)];
  const taken = new Set([...there, ...own].map(canonicalAddress));
  const add = (claim: Claim, old: string) => {
    const { document, entry } = claim;
    // The home page has the address of everything that is no path.
    const alias = toAlias(old) ?? "/";
    if (alias === pathOf(claim)) return;
    const outcome = "no redirect: it is no path, or another page has it";
    if (taken.has(alias) || isReservedAddress(alias))
      return project.reportFor(document.path)(1, "address", old, outcome);
    taken.add(alias);
    entry.fields.aliases = [...listOf(entry.fields.aliases), alias];
  };
  // The address that a page had comes before the addresses that it once had.
  for (const claim of claims)
    if (claim.document.isAddressKnown) add(claim, claim.document.address ?? "");
  for (const claim of claims)
    for (const old of claim.document.aliases) add(claim, old);
  const unknown = claims.filter(({ document }) => !document.isAddressKnown);
  const [first, ...others] = unknown;
  if (first === undefined) return;
  const more = others.length > 0 ? ", ..." : "";
  const what = `the addresses of ${unknown.length} of ${claims.length} texts: ${first.document.path}${more}`;
  const outcome =
    "no redirect: no configuration says what their addresses were (add `aliases` where you know them)";
  project.reportFor(project.dir || ".")(1, "address", what, outcome);
}

/** The address of each entry that is there already, by itself and by its former addresses. */
export function addressesOf({ before }: Pick<Import, "before">) {
  return new Map(
    before.folder.entries.flatMap(({ common, path }) =>
      [path, ...(common.aliases ?? [])].map(
        (each) => [canonicalAddress(each), path] as const,
      ),
    ),
  );
}

/** An old address in the one form that redirects are looked up in; undefined for one that no redirect can have. */
export function toAlias(address: string): string | undefined {
  const { pathname = "/" } = URL.parse(address, "https://old.invalid") ?? {};
  const isOdd = /[\\\p{Cc}{}]|:[a-z]/u.test(decodeAddress(pathname));
  if (isOdd || pathname.length > MAX_ALIAS) return undefined;
  return canonicalAddress(pathname);
}
