import { count } from "../../report/report.ts";
import type { DiffReport } from "./compare-refs.ts";
import type { EntryChange } from "./diff-entries.ts";
import { resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { relativePath } from "../../folders.ts";

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
  report: DiffReport,
  { file: linkFile, siteUrl }: DiffLinks = {},
): DiffSection[] {
  const { addresses, anchors, files, unreadable } = report.diff;
  const toRow = (change: string, path: string, ...cells: string[]) => {
    const isLinked = siteUrl !== undefined && change !== "removed";
    const href = isLinked ? siteUrl + encodeURI(path) : undefined;
    return { change, name: path, href, cells };
  };
  const sections: DiffSection[] = [
    {
      title: "Entries",
      columns: ["Entry", "Title", "What"],
      rows: entryRows(report, linkFile),
    },
    {
      title: "Addresses",
      columns: ["Address", "Leads to"],
      rows: [
        ...addresses.added.map(({ path }) => toRow("added", path, "")),
        ...addresses.removed.map(({ path }) => toRow("removed", path, "")),
        ...addresses.redirected.map(({ path, to: target }) =>
          toRow("redirected", path, `to ${target}`),
        ),
      ],
    },
    {
      title: "Headings",
      columns: ["Heading"],
      rows: anchors.flatMap(({ added, path, removed }) => [
        ...added.map((id) => toRow("added", `${path}#${id}`)),
        ...removed.map((id) => toRow("removed", `${path}#${id}`)),
      ]),
    },
    {
      title: "Files",
      columns: ["File"],
      rows: files.map(({ change, file: name }) => {
        return { change, name, cells: [] };
      }),
    },
    {
      title: "Not compared, because of errors",
      columns: ["File"],
      rows: unreadable.map(({ file: name, side: change }) => {
        return { change, name, cells: [] };
      }),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

function entryRows(
  { diff, from, to }: DiffReport,
  linkFile: DiffLinks["file"],
): DiffRow[] {
  return diff.entries.map((entry) => {
    const { change, collection, file, name, title = "" } = entry;
    const { commit } = change === "removed" ? from : to;
    return {
      change,
      name: name === undefined ? collection : `${collection}/${name}`,
      href: linkFile?.(file, commit),
      cells: [title, describeChange(entry)],
    };
  });
}

/** `1 added, 2 changed, 1 renamed`. */
export function formatCounts({ summary }: DiffReport): string {
  const counts = (["added", "changed", "renamed", "removed"] as const)
    .filter((change) => summary[change] > 0)
    .map((change) => `${summary[change]} ${change}`);
  return counts.join(", ") || "no entry differs";
}

function describeChange(entry: EntryChange): string {
  const { change, status, words } = entry;
  if (change === "added") return join(status?.after, countOf(words?.after));
  if (change === "removed")
    return join(
      status?.before && `was ${status.before}`,
      countOf(words?.before),
    );
  return describeDifferences(entry) || "layout only";
}

function describeDifferences({
  body,
  fields,
  formerFile,
  formerName,
  status,
  words: { before = 0, after = 0 } = {},
}: EntryChange): string {
  const hasTurned = status !== undefined && status.before !== status.after;
  const former = formerName ?? formerFile;
  // A change of `draft` shows in the status already.
  const names = fields
    .map(({ field }) => field)
    .filter((name) => !(hasTurned && name === "draft"));
  const from = before === after ? "" : `${before} -> `;
  return join(
    hasTurned && `${status.before ?? ""} -> ${status.after ?? ""}`,
    former && `was ${former}`,
    names.join(", "),
    body && `text, ${from}${countOf(after)}`,
  );
}

function countOf(words: number | undefined): string | undefined {
  return words === undefined ? undefined : count(words, "word");
}

function join(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join("; ");
}

/** The targets of links in a comment. Without them, names are not linked. */
export interface DiffLinks {
  /** The page of a file in the repository's web interface. Without a commit, of the one that is checked out. */
  file?: (file: string, commit: string | undefined) => string;
  /** The site that addresses belong to. */
  siteUrl?: string;
}

/** Links to the repository in GitHub Actions, and to the site if it has an address. */
export function createDiffLinks(
  { head, top }: { head: string | undefined; top: string },
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): DiffLinks {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = env;
  const siteUrl = env.SITE_URL?.replace(/\/+$/u, "");
  const file = (name: string, commit: string | undefined) => {
    const path = relativePath(top, resolve(cwd, name)).split("/");
    const at = path.map(encodeURIComponent).join("/");
    return `${server}/${repository}/blob/${commit ?? head ?? ""}/${at}`;
  };
  return {
    ...(siteUrl && /^https?:\/\//u.test(siteUrl) ? { siteUrl } : {}),
    ...(server && repository ? { file } : {}),
  };
}
