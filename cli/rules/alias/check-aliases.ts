import type { FolderContext } from "../../model/compiled-folder.ts";
import {
  type Diagnostic,
  placeOf,
  relatedPlaces,
} from "../../model/diagnostic.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { pageOfTwin } from "../../model/site-pages.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { canonicalPath } from "../link/link-table.ts";
import { reportDuplicates, type Claim } from "../report-duplicates.ts";
import { isReservedAddress, siteAddresses } from "../site-addresses.ts";
import { editAliases } from "../edit/edit-aliases.ts";
import { slugRange } from "../slug/slug-range.ts";

interface AliasClaim extends Claim {
  alias: string;
  entry: MarkdownEntry;
}

type Pages = ReadonlyMap<string, MarkdownEntry>;

/** Checks old addresses: each leads to one entry, hides no page, and never leads in circles. */
export function checkAliases({ folder }: FolderContext): Diagnostic[] {
  const claims = folder.entries.flatMap((entry) =>
    (entry.common.aliases ?? []).map((alias, index): AliasClaim => {
      const range = () => entry.yaml.rangeOf(["aliases", index]);
      return { alias, entry, source: entry.source, range };
    }),
  );
  if (claims.length === 0) return [];
  const pages = new Map(folder.entries.map((entry) => [entry.path, entry]));
  const sitePages = new Set(siteAddresses(folder));
  const ownerOf = (alias: string): string | undefined => {
    const page = pages.get(alias);
    if (page !== undefined) return page.file;
    if (isReservedAddress(alias)) return "the server itself";
    if (sitePages.has(alias)) return "a page of the site";
    const twin = pageOfTwin(alias) ?? "";
    if (pages.has(twin) || sitePages.has(twin))
      return "a page of the site as Markdown";
    return folder.publicFiles.has(alias) ? "a static file" : undefined;
  };
  const owned = claims.flatMap((claim) => {
    const owner = ownerOf(claim.alias);
    const problem =
      reportOwnAddress(claim) ??
      reportLoop(claim, pages) ??
      (owner && reportOwned(claim, owner, pages.get(claim.alias)));
    return problem ? [problem] : [];
  });
  // An alias that belongs to a page is reported above in each entry that has it.
  const free = claims.filter(({ alias }) => ownerOf(alias) === undefined);
  const shared = reportDuplicates(
    free,
    ({ alias }) => alias,
    (claim) => claim,
    (files, { alias }) => `The alias ${alias} is also claimed by ${files}.`,
  );
  return [
    ...owned,
    ...shared.map(({ message, range, source, ...details }) =>
      createDiagnostic("alias/collides", source, range, message, details),
    ),
  ];
}

/** Reports an alias that belongs to a page, because the redirect would hide it. */
function reportOwned(
  { alias, range, source }: AliasClaim,
  owner: string,
  page: MarkdownEntry | undefined,
): Diagnostic {
  const message = `The alias ${alias} is the address of ${owner}.`;
  return createDiagnostic("alias/collides", source, range(), message, {
    help: page ? undefined : "Remove it: that address is in use.",
    stableMessage: `The alias ${alias} is the address of another.`,
    related: page && [
      {
        ...placeOf(page.source, slugRange(page)),
        message: "this entry has that address",
      },
    ],
  });
}

function reportOwnAddress(claim: AliasClaim): Diagnostic | undefined {
  const { alias, entry, range, source } = claim;
  if (canonicalPath(alias) !== entry.path) return undefined;
  const message = `The alias ${alias} is the entry's own address: it would lead to itself.`;
  return createDiagnostic("alias/loop", source, range(), message, {
    help: "Remove it.",
    fix: editAliases(entry, { add: [], remove: alias }),
  });
}

/** Reports an alias that hides a page from which aliases lead back. */
function reportLoop(
  { alias, entry, range, source }: AliasClaim,
  pages: Pages,
): Diagnostic | undefined {
  const hidden = pages.get(alias);
  const back = hidden && findWayBack(hidden, entry, pages);
  if (hidden === undefined || back === undefined) return undefined;
  const place = back.entry.yaml.rangeOf(["aliases", back.index]);
  const message = `The alias ${alias} is the address of ${hidden.file}, from where an alias leads back here.`;
  return createDiagnostic("alias/loop", source, range(), message, {
    help: "Remove one of the two.",
    stableMessage: `The alias ${alias} leads back here.`,
    related: relatedPlaces(back.entry.source, [place], "leads back from here"),
  });
}

/** Follows aliases from `start` over the pages that they hide, and returns the alias that leads to `goal`. */
function findWayBack(
  start: MarkdownEntry,
  goal: MarkdownEntry,
  pages: Pages,
): { entry: MarkdownEntry; index: number } | undefined {
  const seen = new Set([start]);
  for (const entry of seen) {
    const aliases = entry.common.aliases ?? [];
    const index = aliases.indexOf(goal.path);
    if (index !== -1) return { entry, index };
    for (const alias of aliases) {
      const next = pages.get(alias);
      if (next !== undefined) seen.add(next);
    }
  }
  return undefined;
}
