import { entryPath } from "#schema";
import { canonicalAddress } from "../../model/canonical-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
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
  const { before, into, project } = run;
  const pathOf = ({ entry }: Claim) =>
    entryPath(into, entry.slug, { kind: "article" }) ?? "";
  const taken = new Set(
    [
      ...siteAddresses(before.folder),
      ...before.folder.publicFiles,
      ...addressesOf(run).keys(),
      ...claims.map(pathOf),
    ].map(canonicalAddress),
  );
  const add = (claim: Claim, old: string) => {
    const { document, entry } = claim;
    const alias = toAlias(old) ?? "";
    if (canonicalAddress(alias) === pathOf(claim)) return;
    const isPath = alias !== "" && alias.length <= MAX_ALIAS;
    const isFree = !taken.has(alias) && !isReservedAddress(alias);
    const why = isPath ? "another page has this address" : "it is no path";
    const outcome = `no redirect: ${old === "/" ? "it is the home page" : why}`;
    if (!isPath || !isFree)
      return project.reportFor(document.path)(1, "address", old, outcome);
    taken.add(alias);
    const { aliases } = entry.fields;
    entry.fields.aliases = [...(Array.isArray(aliases) ? aliases : []), alias];
  };
  const [known = [], unknown = []] = [true, false].map((isKnown) =>
    claims.filter(({ document }) => document.isAddressKnown === isKnown),
  );
  // The address that a page had comes before the addresses that it once had.
  for (const claim of known) add(claim, claim.document.address ?? "");
  for (const claim of claims)
    for (const old of claim.document.aliases) add(claim, old);
  if (unknown.length === 0) return;
  const paths = unknown.slice(0, 3).map(({ document }) => document.path);
  if (unknown.length > 3) paths.push("...");
  const what = `the addresses of ${unknown.length} of ${claims.length} texts: ${paths.join(", ")}`;
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
  const path = address.replace(/^https?:\/\/[^/]+/iu, "").split(/[?#]/u, 1);
  const steps = decodeAddress(path.join(""))
    .toWellFormed()
    .split("/")
    .filter((step) => !["", "."].includes(step));
  const isOdd = steps.some((step) => /^\.\.$|[\\\p{Cc}{}]|:[a-z]/u.test(step));
  if (steps.length === 0 || isOdd) return undefined;
  return canonicalAddress(`/${steps.map(encodeURIComponent).join("/")}`);
}
