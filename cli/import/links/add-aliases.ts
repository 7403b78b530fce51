import { canonicalAddress, decodeAddress } from "../../model/decode-address.ts";
import {
  isReservedAddress,
  siteAddresses,
} from "../../rules/site-addresses.ts";
import type { Import } from "../import.ts";
import { listOf } from "../project/plain-value.ts";
import type { ComposedEntry } from "../write/settle-entries.ts";

const MAX_ALIAS = 1000;

/**
 * Old addresses lead to the new ones, each to one entry and none to a page that is there. An address that is only what
 * the generator would usually have made, without a configuration that says so, leads nowhere: it may be wrong.
 */
export function addAliases(entries: readonly ComposedEntry[], run: Import) {
  const { before, project } = run;
  const there = [...siteAddresses(before.folder), ...before.folder.publicFiles];
  const added = entries.map(({ address }) => address);
  const own = [...addressesOf(run).keys(), ...added];
  const taken = new Set([...there, ...own].map(canonicalAddress));
  const add = (entry: ComposedEntry, old: string) => {
    // The home page has the address of everything that is no path.
    const alias = toAlias(old) ?? "/";
    if (alias === entry.address) return;
    const outcome = "no redirect: it is no path, or another page has it";
    if (taken.has(alias) || isReservedAddress(alias))
      return project.reportFor(entry.document.path)(1, "address", old, outcome);
    taken.add(alias);
    entry.fields.aliases = [...listOf(entry.fields.aliases), alias];
  };
  // What a reader could open comes before drafts.
  const ordered = entries.toSorted(
    (a, b) => Number(a.fields.draft ?? 0) - Number(b.fields.draft ?? 0),
  );
  // The address that a page had comes before the addresses that it once had.
  for (const entry of ordered)
    if (entry.document.isAddressKnown) add(entry, entry.document.address ?? "");
  for (const entry of ordered)
    for (const old of entry.document.aliases) add(entry, old);
  const unknown = entries.filter(({ document }) => !document.isAddressKnown);
  const [first, ...others] = unknown;
  if (first === undefined) return;
  const more = others.length > 0 ? ", ..." : "";
  const what = `the addresses of ${unknown.length} of ${entries.length} texts: ${first.document.path}${more}`;
  const outcome =
    'no redirect: no configuration says what their addresses were (--permalink "/:year/:slug/" does, or add `aliases`)';
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
