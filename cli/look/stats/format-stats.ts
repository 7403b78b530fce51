import { formatTable } from "../../report/format-table.ts";
import type { ContentStats } from "./collect-stats.ts";

type Section = readonly [title: string, rows: readonly object[]];

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
  [title, rows]: Section,
  maxRows: number,
  width: number | undefined,
): string {
  const [first] = rows;
  if (first === undefined) return "";
  const shown = rows.slice(0, maxRows).map((row) => Object.values(row));
  const hidden = rows.length - shown.length;
  const more = hidden === 0 ? "" : `... and ${hidden} more\n`;
  return `${title}\n${formatTable(Object.keys(first), shown, width)}${more}`;
}

function countSection({ collections }: ContentStats): Section {
  const rows = collections.map(
    ({ ageDays, collection, entries, statuses, words }) => ({
      collection,
      entries,
      live: statuses?.live,
      draft: statuses?.draft,
      scheduled: statuses?.scheduled,
      expired: statuses?.expired,
      words: words?.total,
      "median words": words?.median,
      "median age (days)": ageDays,
    }),
  );
  return ["Entries", rows];
}

function dateSections(stats: ContentStats): Section[] {
  const { changes, oldest, overdueReviews } = stats;
  return [
    ["Next publications and expiries", changes],
    [
      "Overdue reviews",
      overdueReviews.map(({ entry, overdueDays, owner, reviewBy }) => ({
        entry,
        "review by": reviewBy,
        "days overdue": overdueDays,
        owner,
      })),
    ],
    [
      "Longest unchanged",
      oldest.map(({ ageDays, changed, entry }) => ({
        entry,
        changed,
        days: ageDays,
      })),
    ],
  ];
}

function readingSections({ reading }: ContentStats): Section[] {
  if (reading === undefined) return [];
  const { ease, entries, wordsPerSentence } = reading;
  return [
    [
      `Hardest to read (reading ease ${ease}, ${wordsPerSentence} words a sentence; 60 is plain English)`,
      entries.map((line) => ({
        entry: line.entry,
        "reading ease": line.ease,
        "words a sentence": line.wordsPerSentence,
        "longest sentence": line.longestSentence,
      })),
    ],
  ];
}

function linkSections({ images, links, references }: ContentStats): Section[] {
  const { entries, inside, orphans, outside } = links;
  return [
    ...references.map(({ collection, ids }): Section => [
      `Entries by ${collection}`,
      ids,
    ]),
    [
      `Most linked (${inside} links inside the site, ${outside} to other sites)`,
      entries
        .toSorted((a, b) => b.in - a.in)
        .map((line) => ({
          entry: line.entry,
          "links to it": line.in,
          "from entries": line.from,
          "links out": line.out,
        })),
    ],
    ["Live, but nothing links to it", orphans.map((entry) => ({ entry }))],
    ["Unused images", images.unused.map((file) => ({ file }))],
  ];
}
