import { entryPath, type CollectionName } from "#schema";
import type { CompileResult } from "../compile/compile-content.ts";
import { isReservedAddress, siteAddresses } from "../rules/site-addresses.ts";
import { canonicalAddress } from "../model/canonical-address.ts";
import { formerAddress, toAlias } from "./addresses.ts";
import type { ComposedEntry } from "./compose-entry.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import type { MappedFields } from "./fields/map-fields.ts";
import type { ReportLoss } from "./losses.ts";

/** Old addresses lead to the new ones, each to one entry and none to a page that is there. */
export function addAliases(
  entries: readonly ComposedEntry[],
  documents: readonly ForeignDocument[],
  mapped: ReadonlyMap<ForeignDocument, MappedFields>,
  { folder }: CompileResult,
  into: CollectionName,
  reportFor: (file: string) => ReportLoss,
): void {
  const bySource = new Map(
    documents.map((document) => [document.path, document]),
  );
  const owned = new Set<string>([
    ...siteAddresses(folder),
    ...folder.publicFiles,
    ...folder.entries.flatMap(({ common, path }) => [
      path,
      ...(common.aliases ?? []),
    ]),
    ...entries.map(
      ({ slug }) => entryPath(into, slug, { kind: "article" }) ?? "",
    ),
  ]);
  const claims = entries.flatMap((entry) => {
    const document = bySource.get(entry.source);
    if (document === undefined) return [];
    const own = entryPath(into, entry.slug, { kind: "article" });
    const all = [
      ...document.addresses,
      ...(mapped.get(document)?.aliases ?? []).map((alias) =>
        formerAddress(alias, document),
      ),
      ...(document.formerly ?? []),
    ];
    return [{ entry, document, own, all }];
  });
  for (const { document, entry } of claims)
    if (document.addresses.length === 0 && entry.fields.draft !== true)
      reportFor(document.path)(
        1,
        "address",
        "no address",
        "no redirect: the pattern of its old address asks for what it does not say",
      );
  // The address that a page had comes before the addresses that it once had.
  for (const step of ["address", "alias"] as const) {
    for (const { all, document, entry, own } of claims) {
      for (const [index, old] of all.entries()) {
        if (index < document.addresses.length !== (step === "address"))
          continue;
        const alias = toAlias(old);
        if (alias === own) continue;
        const isTaken =
          alias !== undefined &&
          (owned.has(canonicalAddress(alias)) ||
            isReservedAddress(canonicalAddress(alias)));
        if (alias === undefined || isTaken || alias.length > 1000) {
          reportFor(document.path)(
            1,
            "address",
            old,
            alias === undefined
              ? /^(?:https?:\/\/[^/]+)?\/*$/iu.test(old)
                ? "no redirect: it is the home page"
                : "no redirect: it is no path"
              : "no redirect: another page has this address",
          );
          continue;
        }
        owned.add(canonicalAddress(alias));
        const aliases = Array.isArray(entry.fields.aliases)
          ? entry.fields.aliases
          : [];
        entry.fields.aliases = [...aliases, alias];
      }
    }
  }
}
