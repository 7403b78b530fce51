import type { EntryChange } from "./content-diff.ts";
import {
  describeChange,
  formatCounts,
  isEmptyDiff,
  nameOf,
  type DiffLinks,
  type DiffReport,
} from "./diff-report.ts";
import { codeSpan, escapeMarkdown, linkTo } from "./escape-markdown.ts";

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
  const texts = ROWS.map((most) => () => format(report, links, most));
  for (const text of texts.slice(0, -1)) {
    const whole = text();
    if (whole.length <= MAX_CHARACTERS) return whole;
  }
  return texts.at(-1)?.() ?? "";
}

function format(report: DiffReport, links: DiffLinks, most: number): string {
  const { diff, from, to } = report;
  const between = `${codeSpan(from.ref)} → ${codeSpan(to.ref)}`;
  if (isEmptyDiff(report))
    return `${MARK}\n### Content\n\nNo differences, ${between}.\n`;
  const { addresses, anchors, entries, files, unreadable } = diff;
  const page = (path: string) =>
    linkTo(
      codeSpan(path),
      links.siteUrl && `${links.siteUrl}${encodeURI(path)}`,
    );
  const counts = formatCounts(report) || "no entry differs";
  return [
    MARK,
    "### Content",
    `**${counts}**, ${between}`,
    ...section("Not compared, because of errors", most, [
      ["Side", "File"],
      ...unreadable.map(({ file, side }) => [side, codeSpan(file)]),
    ]),
    ...section("Entries", most, [
      ["", "Entry", "Title", "What"],
      ...entries.map((entry) => [
        entry.change,
        linkTo(codeSpan(nameOf(entry)), fileLink(entry, report, links)),
        escapeMarkdown(entry.title ?? ""),
        describeChange(entry).map(escapeMarkdown).join("; "),
      ]),
    ]),
    ...section("Addresses", most, [
      ["", "Address", "Leads to"],
      ...addresses.removed.map(({ path }) => ["removed", codeSpan(path), ""]),
      ...addresses.added.map(({ path }) => ["added", page(path), ""]),
      ...addresses.redirected.map(({ path, to }) => [
        "redirected",
        codeSpan(path),
        page(to),
      ]),
    ]),
    ...section("Headings", most, [
      ["Page", "Added", "Removed"],
      ...anchors.map(({ added, path, removed }) => [
        page(path),
        listAnchors(added),
        listAnchors(removed),
      ]),
    ]),
    ...section("Files", most, [
      ["", "File"],
      ...files.map(({ change, file }) => [change, codeSpan(file)]),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

/** A table, folded when it is long and cut when the comment would be too long. */
function section(
  title: string,
  most: number,
  [head = [], ...rows]: readonly string[][],
): string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, most);
  const table = [head, head.map(() => "---"), ...shown]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
  const more =
    shown.length < rows.length
      ? [`And ${rows.length - shown.length} more.`]
      : [];
  if (rows.length < FOLDED_FROM) return [`#### ${title}`, table, ...more];
  return [
    `<details>\n<summary><strong>${title}</strong> (${rows.length})</summary>`,
    table,
    ...more,
    "</details>",
  ];
}

function listAnchors(anchors: readonly string[]): string {
  const shown = anchors.slice(0, 12).map((anchor) => codeSpan(`#${anchor}`));
  return anchors.length > 12
    ? `${shown.join(", ")} and ${anchors.length - 12} more`
    : shown.join(", ");
}

function fileLink(
  { change, file }: EntryChange,
  { from, to }: DiffReport,
  links: DiffLinks,
): string | undefined {
  const commit = change === "removed" ? from.commit : to.commit;
  return links.file?.(file, commit);
}
