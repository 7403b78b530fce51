import { formatTable, type TableRow } from "../../report/format-table.ts";
import type { ContentStats } from "./collect-stats.ts";

interface Section {
  title: string;
  names: readonly string[];
  rows: readonly TableRow[];
}

/**
 * For people: one table after another, those without lines left out.
 * @param most lines of each list; the rest is counted
 */
export function formatStats(
  stats: ContentStats,
  most: number,
  width: number | undefined,
): string {
  const sections = sectionsOf(stats).filter(({ rows }) => rows.length > 0);
  const texts = sections.map(({ names, rows, title }, index) => {
    // The first table is the count itself: it is always whole.
    const shown = index === 0 ? rows : rows.slice(0, most);
    const rest = rows.length - shown.length;
    const more = rest === 0 ? "" : `... and ${rest} more\n`;
    return `${title}\n${formatTable(names, shown, width)}${more}`;
  });
  return texts.join("\n");
}

function sectionsOf(stats: ContentStats): Section[] {
  const { images, links } = stats;
  return [
    {
      title: "Entries",
      names: [
        "collection",
        "entries",
        "live",
        "draft",
        "scheduled",
        "expired",
        "words",
        "median words",
        "median age (days)",
      ],
      rows: stats.collections.map(
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
      ),
    },
    {
      title: "Next publications and expiries",
      names: ["entry", "at", "becomes"],
      rows: stats.changes.map(({ at, becomes, entry }) => [entry, at, becomes]),
    },
    {
      title: "Reviews that are overdue",
      names: ["entry", "review by", "days overdue", "owner"],
      rows: stats.overdueReviews.map(
        ({ entry, overdueDays, owner, reviewBy }) => [
          entry,
          reviewBy,
          overdueDays,
          owner,
        ],
      ),
    },
    {
      title: "Longest without a change",
      names: ["entry", "changed", "days"],
      rows: stats.oldest.map(({ ageDays, changed, entry }) => [
        entry,
        changed,
        ageDays,
      ]),
    },
    ...stats.references.map(({ collection, ids }) => ({
      title: `Entries by ${collection}`,
      names: ["id", "entries"],
      rows: ids.map(({ entries, id }) => [id, entries]),
    })),
    {
      title: `Most linked to (in all, ${links.inside} links inside, ${links.outside} to other sites)`,
      names: ["entry", "links to it", "from entries", "links out"],
      rows: links.entries
        .toSorted((a, b) => b.in - a.in)
        .map((line) => [line.entry, line.in, line.from, line.out]),
    },
    {
      title: "Live, and nothing links to it",
      names: ["entry"],
      rows: links.orphans.map((entry) => [entry]),
    },
    {
      title: "Images that nothing shows",
      names: ["file"],
      rows: images.unused.map((file) => [file]),
    },
  ];
}
