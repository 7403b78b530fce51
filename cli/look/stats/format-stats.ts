import { formatTable, type TableRow } from "../../report/format-table.ts";
import type { ContentStats } from "./collect-stats.ts";

type Section = readonly [
  title: string,
  columns: readonly string[],
  rows: readonly TableRow[],
];

/**
 * The statistics as tables for people. Empty tables are left out.
 * @param maxRows how many rows of each list are shown; the others are only counted
 */
export function formatStats(
  stats: ContentStats,
  maxRows: number,
  width: number | undefined,
): string {
  const counts = formatSection(countSection(stats), Infinity, width);
  const lists = [
    ...dateSections(stats),
    ...readingSections(stats),
    ...linkSections(stats),
  ].map((section) => formatSection(section, maxRows, width));
  return [counts, ...lists].filter((text) => text !== "").join("\n");
}

function formatSection(
  [title, columns, rows]: Section,
  maxRows: number,
  width: number | undefined,
): string {
  if (rows.length === 0) return "";
  const hidden = Math.max(0, rows.length - maxRows);
  const more = hidden === 0 ? "" : `... and ${hidden} more\n`;
  return `${title}\n${formatTable(columns, rows.slice(0, maxRows), width)}${more}`;
}

const COUNTS = [
  "collection",
  "entries",
  "live",
  "draft",
  "scheduled",
  "expired",
  "words",
  "median words",
  "median age (days)",
];

function countSection({ collections }: ContentStats): Section {
  const rows = collections.map(
    ({ ageDays, collection, entries, statuses, words }) => [
      collection,
      entries,
      statuses?.live,
      statuses?.draft,
      statuses?.scheduled,
      statuses?.expired,
      words?.total,
      words?.median,
      ageDays,
    ],
  );
  return ["Entries", COUNTS, rows];
}

function dateSections({
  changes,
  oldest,
  overdueReviews,
}: ContentStats): Section[] {
  return [
    [
      "Next publications and expiries",
      ["entry", "at", "becomes"],
      changes.map(({ at, becomes, entry }) => [entry, at, becomes]),
    ],
    [
      "Overdue reviews",
      ["entry", "review by", "days overdue", "owner"],
      overdueReviews.map(({ entry, overdueDays, owner, reviewBy }) => [
        entry,
        reviewBy,
        overdueDays,
        owner,
      ]),
    ],
    [
      "Longest unchanged",
      ["entry", "changed", "days"],
      oldest.map(({ ageDays, changed, entry }) => [entry, changed, ageDays]),
    ],
  ];
}

function readingSections({ reading }: ContentStats): Section[] {
  if (reading === undefined) return [];
  const { ease, entries, wordsPerSentence } = reading;
  return [
    [
      `Hardest to read (reading ease ${ease}, ${wordsPerSentence} words a sentence; 60 is plain English)`,
      ["entry", "reading ease", "words a sentence", "longest sentence"],
      entries.map((line) => [
        line.entry,
        line.ease,
        line.wordsPerSentence,
        line.longestSentence,
      ]),
    ],
  ];
}

function linkSections({ images, links, references }: ContentStats): Section[] {
  const { entries, inside, orphans, outside } = links;
  return [
    ...references.map(({ collection, ids }): Section => [
      `Entries by ${collection}`,
      ["id", "entries"],
      ids.map(({ entries, id }) => [id, entries]),
    ]),
    [
      `Most linked (${inside} links inside the site, ${outside} to other sites)`,
      ["entry", "links to it", "from entries", "links out"],
      entries
        .toSorted((a, b) => b.in - a.in)
        .map((line) => [line.entry, line.in, line.from, line.out]),
    ],
    [
      "Live, but nothing links to it",
      ["entry"],
      orphans.map((entry) => [entry]),
    ],
    ["Unused images", ["file"], images.unused.map((file) => [file])],
  ];
}
