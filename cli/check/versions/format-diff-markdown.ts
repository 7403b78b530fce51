import { escapeMarkdown, formatCode } from "../../report/markdown-text.ts";
import type { DiffReport } from "./content-diff.ts";
import type { DiffLinks } from "./diff-links.ts";
import {
  diffSections,
  formatCounts,
  type DiffRow,
  type DiffSection,
} from "./diff-sections.ts";

/** GitHub refuses a comment of more than 65,536 characters. */
const MAX_CHARACTERS = 60_000;
/** A longer list is folded. */
const FOLDED_FROM = 12;
/** Numbers of rows to try; the first that fits is used. */
const ROWS = [400, 200, 100, 50, 25, 10, 3];

/** Lets a workflow find its earlier comment. */
const MARK = "<!-- content-diff -->";

/** For a comment on a pull request: content is escaped, nobody is notified, long lists are folded. */
export function formatDiffMarkdown(
  report: DiffReport,
  links: DiffLinks,
): string {
  const { from, to } = report;
  const between = `${formatCode(from.ref)} → ${formatCode(to.ref)}`;
  const head = `${MARK}\n\n### Content\n\n`;
  const sections = diffSections(report, links);
  if (sections.length === 0) return `${head}No differences, ${between}.\n`;
  let text = "";
  for (const most of ROWS) {
    const tables = sections.map((section) => formatSection(section, most));
    text = `${head}**${formatCounts(report)}**, ${between}\n\n${tables.join("\n\n")}\n`;
    if (text.length <= MAX_CHARACTERS) break;
  }
  return text;
}

/** A table, folded when it is long and cut when the comment would be too long. */
function formatSection(
  { columns, rows, title }: DiffSection,
  most: number,
): string {
  const table = [
    ["", ...columns],
    ["---", ...columns.map(() => "---")],
    ...rows.slice(0, most).map(formatRow),
  ].map((row) => `| ${row.join(" | ")} |`);
  const hidden = rows.length - most;
  const shown = [table.join("\n"), hidden > 0 ? `And ${hidden} more.` : []];
  const isFolded = rows.length >= FOLDED_FROM;
  const summary = `<summary><strong>${title}</strong> (${rows.length})</summary>`;
  return (
    isFolded
      ? [`<details>\n${summary}`, ...shown, "</details>"]
      : [`#### ${title}`, ...shown]
  )
    .flat()
    .join("\n\n");
}

function formatRow({ cells, change, href, name }: DiffRow): string[] {
  const code = formatCode(name);
  const address = href?.replaceAll(
    /[\s()<>|\\]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  const linked = !address ? code : `[${code}](${address})`;
  return [change, linked, ...cells.map(escapeMarkdown)];
}
