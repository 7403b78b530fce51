import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";
import { canonicalPath } from "./link-table.ts";
import { removeItem } from "./fixes/remove-item.ts";
import {
  groupShared,
  reportDuplicates,
  type Claim,
} from "./report-duplicates.ts";
import { isReservedAddress, siteAddresses } from "./site-addresses.ts";
import { slugRange } from "./slug-range.ts";

interface AliasClaim extends Claim {
  entry: MarkdownEntry;
}

/** Old addresses lead to one entry each, hide nothing that has an address of its own, and never lead round. */
export function checkAliases({ folder }: FolderContext): Diagnostic[] {
  const claims = folder.entries.flatMap((entry) =>
    (entry.common.aliases ?? []).map((alias, index) => {
      const range = () => entry.yaml.rangeOf(["aliases", index]);
      return [alias, { entry, source: entry.source, range }] as const;
    }),
  );
  if (claims.length === 0) return [];
  const owners = new Map<string, string>();
  for (const path of folder.publicFiles) owners.set(path, "of a static file");
  for (const path of siteAddresses(folder))
    owners.set(path, "of a page of the site");
  for (const [alias] of claims)
    if (isReservedAddress(alias)) owners.set(alias, "of the server itself");
  const pages = new Map(folder.entries.map((entry) => [entry.path, entry]));
  const owned = claims.flatMap(([alias, claim]) => {
    const problem =
      reportLoop(alias, claim, pages) ??
      reportOwned(alias, claim, pages.get(alias), owners.get(alias));
    return problem === undefined ? [] : [problem];
  });
  // One that has an owner must go from every entry, whoever else claims it.
  const others = claims.filter(
    ([alias]) => !pages.has(alias) && !owners.has(alias),
  );
  return [
    ...owned,
    ...[...groupShared(others, ([alias]) => alias)].flatMap(([alias, group]) =>
      reportDuplicates(
        "alias/collides",
        group.map(([, claim]) => claim),
        (files) => `The alias ${alias} is claimed by ${files} too.`,
      ),
    ),
  ];
}

/** An alias that has a page, a static file or an entry of its own: the redirect would hide it. */
function reportOwned(
  alias: string,
  { range, source }: AliasClaim,
  entry: MarkdownEntry | undefined,
  owner: string | undefined,
): Diagnostic | undefined {
  const whose = entry === undefined ? owner : `of ${entry.file}`;
  if (whose === undefined) return undefined;
  const message = `The alias ${alias} is the address ${whose}.`;
  const help =
    entry === undefined ? "Remove it: that address is taken." : undefined;
  const related = entry && [
    {
      ...placeOf(entry.source, slugRange(entry)),
      message: "this entry is served there",
    },
  ];
  return createDiagnostic("alias/collides", source, range(), message, {
    help,
    gist: `The alias ${alias} is the address of another.`,
    ...(related === undefined ? {} : { related }),
  });
}

/** An alias leads round when it is the entry's own address, or when the page it hides has an alias that leads back. */
function reportLoop(
  alias: string,
  { entry, range, source }: AliasClaim,
  pages: ReadonlyMap<string, MarkdownEntry>,
): Diagnostic | undefined {
  if (canonicalPath(alias) === entry.path) {
    const { common, yaml } = entry;
    const key = yaml.keyRangeOf(["aliases"]);
    const count = common.aliases?.length ?? 0;
    return createDiagnostic(
      "alias/loop",
      source,
      range(),
      `The alias ${alias} is the entry's own address: it would lead to itself.`,
      {
        help: "Remove it.",
        fix: removeItem(source.text, key, range(), count),
      },
    );
  }
  const hidden = pages.get(alias);
  const back = hidden && findWayBack(hidden, entry, pages);
  if (hidden === undefined || back === undefined) return undefined;
  const place = back.entry.yaml.rangeOf(["aliases", back.index]);
  return createDiagnostic(
    "alias/loop",
    source,
    range(),
    `The alias ${alias} is the address of ${hidden.file}, from where an alias leads back here.`,
    {
      help: "Remove one of the two.",
      gist: `The alias ${alias} leads back here.`,
      related: [
        {
          ...placeOf(back.entry.source, place),
          message: "leads back from here",
        },
      ],
    },
  );
}

/** The alias, of an entry or of one that it hides in turn, that is the address of `goal`. */
function findWayBack(
  start: MarkdownEntry,
  goal: MarkdownEntry,
  pages: ReadonlyMap<string, MarkdownEntry>,
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
