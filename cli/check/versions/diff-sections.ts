import { describeChange } from "./describe-change.ts";
import type { DiffReport } from "./content-diff.ts";
import type { DiffLinks } from "./diff-links.ts";

/** One kind of difference, as a table. */
export interface DiffSection {
  title: string;
  /** The names of the columns after the kind of change. */
  columns: readonly string[];
  rows: DiffRow[];
}

export interface DiffRow {
  change: string;
  name: string;
  /** The address that the name links to, where links are possible. */
  href?: string | undefined;
  /** The columns after the name. */
  cells: string[];
}

/** Everything that the table and the Markdown show, without empty sections. */
export function diffSections(
  { diff, from, to }: DiffReport,
  { file: linkFile, siteUrl }: DiffLinks = {},
): DiffSection[] {
  const { addresses, anchors, entries, files, unreadable } = diff;
  const onSite = (change: string) => (path: string, target?: string) => ({
    change,
    name: path,
    href:
      siteUrl && change !== "removed" ? siteUrl + encodeURI(path) : undefined,
    cells: [target === undefined ? "" : `to ${target}`],
  });
  const [added, removed] = [onSite("added"), onSite("removed")];
  const sections: DiffSection[] = [
    {
      title: "Entries",
      columns: ["Entry", "Title", "What"],
      rows: entries.map((entry) => {
        const { change, collection, file, name, title = "" } = entry;
        const { commit } = change === "removed" ? from : to;
        return {
          change,
          name: name === undefined ? collection : `${collection}/${name}`,
          href: linkFile?.(file, commit),
          cells: [title, describeChange(entry)],
        };
      }),
    },
    {
      title: "Addresses",
      columns: ["Address", "Leads to"],
      rows: [
        ...addresses.added.map(({ path }) => added(path)),
        ...addresses.removed.map(({ path }) => removed(path)),
        ...addresses.redirected.map(({ path, to: target }) =>
          onSite("redirected")(path, target),
        ),
      ],
    },
    {
      title: "Headings",
      columns: ["Heading"],
      rows: anchors.flatMap(({ path, ...ids }) => [
        ...ids.added.map((id) => ({ ...added(`${path}#${id}`), cells: [] })),
        ...ids.removed.map((id) => {
          return { ...removed(`${path}#${id}`), cells: [] };
        }),
      ]),
    },
    {
      title: "Files",
      columns: ["File"],
      rows: files.map(({ change, file }) => {
        return { change, name: file, cells: [] };
      }),
    },
    {
      title: "Not compared, because of errors",
      columns: ["File"],
      rows: unreadable.map(({ file, side }) => {
        return { change: side, name: file, cells: [] };
      }),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** `1 added, 2 changed, 1 renamed`. */
export function formatCounts({ summary }: DiffReport): string {
  const counts = (["added", "changed", "renamed", "removed"] as const)
    .filter((change) => summary[change] > 0)
    .map((change) => `${summary[change]} ${change}`);
  return counts.join(", ") || "no entry differs";
}
