import { entryPath, type CollectionName } from "#schema";
import type { CompileResult } from "../../compile/compile-content.ts";
import { canonicalAddress } from "../../model/canonical-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import {
  isReservedAddress,
  siteAddresses,
} from "../../rules/site-addresses.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { ReportFor, ReportLoss } from "../losses.ts";
import type { Project } from "../project/open-project.ts";
import type { ComposedEntry } from "../write/compose-entry.ts";

/** An entry with the document it came from. */
export interface AliasClaim {
  entry: ComposedEntry;
  document: ForeignDocument;
}

interface AliasSurroundings {
  before: CompileResult;
  into: CollectionName;
  project: Project;
  reportFor: ReportFor;
}

const MAX_ALIAS = 1000;

/**
 * Old addresses lead to the new ones, each to one entry and none to a page that is there. An address that is only what
 * the generator would usually have made, without a configuration that says so, leads nowhere: it may be wrong.
 */
export function addAliases(
  claims: readonly AliasClaim[],
  { before, into, project, reportFor }: AliasSurroundings,
): void {
  const taken = new Set(
    [
      ...takenAddresses(before),
      ...claims.map(({ entry }) => newAddress(entry, into)),
    ].map(canonicalAddress),
  );
  const folder = project.dir || ".";
  const claim = ({ document, entry }: AliasClaim, old: string) => {
    const alias = toAlias(old);
    if (
      alias !== undefined &&
      canonicalAddress(alias) === canonicalAddress(newAddress(entry, into))
    )
      return;
    const problem = checkAlias(old, alias, taken);
    if (alias === undefined || problem !== undefined) {
      reportFor(document.path)(
        1,
        "address",
        old,
        `no redirect: ${problem ?? "it is no path"}`,
      );
      return;
    }
    taken.add(canonicalAddress(alias));
    entry.fields.aliases = [
      ...(Array.isArray(entry.fields.aliases) ? entry.fields.aliases : []),
      alias,
    ];
  };
  // The address that a page had comes before the addresses that it once had.
  for (const each of claims)
    if (each.document.isAddressKnown)
      for (const old of each.document.addresses) claim(each, old);
  for (const each of claims) {
    for (const old of [
      ...each.document.aliases,
      ...(each.document.formerly ?? []),
    ])
      claim(each, old);
  }
  reportUnknown(claims, reportFor(folder));
}

/** Says once that addresses are not known. */
function reportUnknown(
  claims: readonly AliasClaim[],
  report: ReportLoss,
): void {
  const unknown = claims.filter(({ document }) => !document.isAddressKnown);
  if (unknown.length === 0) return;
  const paths = unknown.slice(0, 3).map(({ document }) => document.path);
  if (unknown.length > 3) paths.push("...");
  const outcome =
    "no redirect: no configuration says what their addresses were (add `aliases` where you know them)";
  report(
    1,
    "address",
    `the addresses of ${unknown.length} of ${claims.length} texts: ${paths.join(", ")}`,
    outcome,
  );
}

function newAddress({ slug }: ComposedEntry, into: CollectionName): string {
  return entryPath(into, slug, { kind: "article" }) ?? "";
}

function takenAddresses({ folder }: CompileResult): string[] {
  const entries = folder.entries.flatMap(({ common, path }) => [
    path,
    ...(common.aliases ?? []),
  ]);
  return [...siteAddresses(folder), ...folder.publicFiles, ...entries];
}

function checkAlias(
  old: string,
  alias: string | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  if (/^(?:https?:\/\/[^/]+)?\/*$/iu.test(old)) return "it is the home page";
  if (alias === undefined || alias.length > MAX_ALIAS) return "it is no path";
  const key = canonicalAddress(alias);
  return taken.has(key) || isReservedAddress(key)
    ? "another page has this address"
    : undefined;
}

/** An old address in the one form that redirects are looked up in: lower case, no slash at its end, encoded. */
export function toAlias(address: string): string | undefined {
  const path = address
    .replace(/^https?:\/\/[^/]+/iu, "")
    .replace(/[?#].*$/u, "");
  const steps = decodeAddress(path)
    .split("/")
    .filter((step) => step !== "" && step !== ".");
  const isPath =
    steps.length > 0 &&
    !steps.some((step) => step === ".." || /[\\\p{Cc}{}]|:[a-z]+/u.test(step));
  const encoded = steps.map((step) =>
    encodeURIComponent(
      step
        .toWellFormed()
        .replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase()),
    ).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/gu, decodeURIComponent),
  );
  return isPath ? `/${encoded.join("/")}` : undefined;
}

/** True for an entry that answers one of a document's former addresses, or has its slug and title. */
export function isImportOf(
  { common, path }: MarkdownEntry,
  { addresses, isAddressKnown }: ForeignDocument,
): boolean {
  const answered = new Set(
    [path, ...(common.aliases ?? [])].map(canonicalAddress),
  );
  return (
    !isAddressKnown ||
    addresses.some((address) =>
      answered.has(canonicalAddress(toAlias(address) ?? "")),
    )
  );
}
