import { formatColumns } from "../../report/format-table.ts";
import { printable } from "../../report/printable.ts";
import type { DiffReport, DiffSide } from "./content-diff.ts";
import type { DiffLinks } from "./diff-links.ts";
import { diffSections, formatCounts } from "./diff-sections.ts";
import { formatDiffMarkdown } from "./format-diff-markdown.ts";

/** The formats of `diff --format`. */
export const diffFormats = {
  table: formatDiffTable,
  json: formatDiffJson,
  markdown: formatDiffMarkdown,
} as const satisfies Record<
  string,
  (report: DiffReport, links: DiffLinks) => string
>;

/** Increased with each breaking change of the JSON. */
const VERSION = 1;

function formatDiffJson({ diff, from, summary, to }: DiffReport): string {
  const sides = { from: toJson(from), to: toJson(to) };
  const value = { version: VERSION, ...sides, summary, ...diff };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toJson({ commit, ref }: DiffSide) {
  return { ref, commit: commit ?? null };
}

const SIGNS: Readonly<Record<string, string>> = {
  added: "+",
  removed: "-",
  redirected: ">",
};

function formatDiffTable(report: DiffReport): string {
  const between = printable(`${report.from.ref} -> ${report.to.ref}`);
  const sections = diffSections(report);
  if (sections.length === 0) return `No differences: ${between}.\n`;
  const blocks = sections.map(({ rows, title }) => {
    const onSite = title === "Addresses" || title === "Headings";
    const table = formatColumns(
      rows.map(({ cells, change, name }) => [
        onSite ? (SIGNS[change] ?? change) : change,
        name,
        cells.at(-1) ?? "",
      ]),
    );
    return title === "Entries"
      ? table
      : `${title.toLowerCase()}\n${table.replaceAll(/^(?=.)/gmu, "  ")}`;
  });
  return [`${between}: ${formatCounts(report)}\n`, ...blocks].join("\n");
}
