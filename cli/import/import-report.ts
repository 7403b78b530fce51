import { compareText } from "../model/diagnostic.ts";
import { formatColumns } from "../report/format-table.ts";
import { printable } from "../report/printable.ts";
import type { Import } from "./import.ts";
import type { Loss } from "./project/open-project.ts";
import {
  filesOf,
  type SettledEntries,
  type PlannedFile,
} from "./write/settle-entries.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../app-error.ts";
import { writeEntry } from "../change/new/plan-entry.ts";
import { SETTINGS_FILE } from "../model/levels.ts";
import { isFolder, makeFolders } from "../model/make-folders.ts";

/** What an import did, or would do. */
export type ImportReport = ReturnType<typeof summarize>;

export function summarize(
  { accepted, levels, planned }: SettledEntries,
  { categories, dialect, dryRun, into, project }: Import,
) {
  const imported = accepted.map((entry) => ({
    /** Relative to the project. */
    source: entry.document.path,
    /** Relative to the content folder. */
    file: filesOf(entry, into).at(-1)?.path ?? "",
    /** Its new address. */
    path: entry.address,
    draft: entry.fields.draft === true,
  }));
  const skipped = project.skipped.toSorted((a, b) =>
    compareText(a.file, b.file),
  );
  const left = new Set(skipped.map(({ file }) => file));
  const losses = project.losses
    .filter(({ file }) => !left.has(file))
    .toSorted((a, b) => compareText(placeOf(a), placeOf(b)));
  const kinds = Map.groupBy(losses, ({ kind }) => kind);
  const count = (pattern: RegExp) =>
    planned.filter(({ path }) => pattern.test(path)).length;
  return {
    version: 1,
    dialect,
    dryRun,
    imported,
    skipped,
    losses,
    /** Rules whose level has to be lower for the import to compile, with the number of entries. */
    levels: countAll(levels),
    summary: {
      found: imported.length + skipped.length,
      imported: imported.length,
      drafts: imported.filter(({ draft }) => draft).length,
      skipped: skipped.length,
      losses: losses.length,
      lossesByKind: countAll([...kinds].toSorted()),
      authors: count(/^authors\//u),
      categories: into === "blog" ? categories.added.size : 0,
      redirects: accepted.flatMap(({ fields }) => fields.aliases ?? []).length,
      images: count(/^[^/]+\/[^/]+\/(?!index\.md$)/u),
      attachments: 0,
    },
  };
}

function countAll(groups: Iterable<[string, readonly unknown[]]>) {
  return Object.fromEntries(
    [...groups].map(([name, all]) => [name, all.length]),
  );
}

function placeOf({ file, kind, line, what }: Loss): string {
  return [file, String(line).padStart(9), kind, what].join("\0");
}

/** How a report is printed; `json` is stable. */
export const importFormats = {
  table: formatTable,
  json: (report: ImportReport) => `${JSON.stringify(report, undefined, 2)}\n`,
};

/** Kinds of losses, first what somebody has to decide about. */
const KINDS = "hidden date address link anchor image field expression".split(
  " ",
);
/** What a report says of every text alike. */
const USUAL_KINDS = "alt author category description heading title".split(" ");
/** How many places of equal losses are named; of hidden texts, each is. */
const MAX_PLACES = 3;

/** Every loss with its places, what was left out with its reason, and the sum of it all. */
function formatTable(report: ImportReport) {
  const { dryRun, levels, losses, skipped, summary } = report;
  const { imported, lossesByKind, ...counts } = summary;
  const refused = skipped.filter(({ isEmpty }) => !isEmpty);
  const [hidden, others] = [true, false].map((isHidden) =>
    losses.filter(({ kind }) => (kind === "hidden") === isHidden),
  );
  const lines = [
    ...formatLosses(hidden ?? []),
    ...formatSkipped(refused),
    ...formatLosses(others ?? []),
    ...formatSkipped(skipped.filter(({ isEmpty }) => isEmpty)),
  ];
  const rows = [
    [dryRun ? "would be imported" : "imported", imported],
    ...Object.entries(counts),
    ...Object.entries(lossesByKind).map(([kind, n]) => [`  lost: ${kind}`, n]),
    ...Object.entries(levels),
  ].map((row) => row.map(String));
  return `${lines.map(printable).join("\n")}\n\n${formatColumns(rows)}`;
}

/** Equal losses as one line with the places of them. */
function formatLosses(losses: readonly Loss[]): string[] {
  const order = [...KINDS, "", ...USUAL_KINDS];
  const rank = ({ kind }: Loss) =>
    order.indexOf(order.includes(kind) ? kind : "");
  const sorted = losses.toSorted((a, b) => rank(a) - rank(b));
  const groups = Map.groupBy(sorted, ({ kind, outcome, what }) => {
    // What stands in for something is in the text that is written.
    const shown = what.startsWith("no ")
      ? outcome.replace(/: ".*"$/su, "")
      : outcome;
    return `${kind}  ${what} -> ${shown}`;
  });
  return [...groups].map(([line, all]) => {
    const most = all[0]?.kind === "hidden" ? all.length : MAX_PLACES;
    const places = all.map(({ file, line: at }) => `${file}:${at}`);
    return `${joinPlaces(places, most)}  ${line}`;
  });
}

function formatSkipped(skipped: ImportReport["skipped"]): string[] {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  return [...groups].map(([reason, all]) => {
    const files = all.map(({ file }) => file);
    return `${joinPlaces(files, files.length)}  left out: ${reason}`;
  });
}

function joinPlaces(places: readonly string[], most: number): string {
  const named = places.slice(0, most).join(", ");
  const more = places.length - most;
  const rest = more > 0 ? ` and ${more} more` : "";
  return places.length > 1 ? `${places.length} times: ${named}${rest}` : named;
}

const NOTE =
  " What imported texts lack and nobody can make up is a warning there, until somebody adds it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param levels rule -> entries that break it
 */
function planLevels(
  contentDir: string,
  levels: ReadonlyMap<string, readonly string[]>,
): PlannedFile[] {
  if (levels.size === 0) return [];
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const document = before ? parseDocument(before.toString()) : new Document({});
  if (!isSeq(document.get("overrides")))
    document.set("overrides", document.createNode([]));
  for (const [rule, paths] of levels)
    document.addIn(["overrides"], { paths, rules: { [rule]: "warn" } });
  if (!before) document.commentBefore = NOTE;
  const bytes = Buffer.from(document.toString({ lineWidth: 0 }));
  return [{ path: `../${SETTINGS_FILE}`, bytes, before }];
}

/** The file at a path, or at that of a folder around it. */
function findObstacle(path: string): string | undefined {
  if (!existsSync(path)) return findObstacle(dirname(path));
  return isFolder(path) ? undefined : path;
}

/**
 * Plans to write files in their order, each whole or not at all. Where something is in the way of one, none is written.
 * @param dir the content folder
 * @returns the step that writes them
 * @throws AppError for a file that is in the way
 */
export function planWriting({ levels, planned }: SettledEntries, dir: string) {
  const parent = dirname(dir);
  const files = [...planLevels(dir, levels), ...planned].map((file) => {
    return { ...file, path: relative(parent, join(dir, file.path)) };
  });
  const obstacle = files
    .filter(({ before }) => before === undefined)
    .map(({ path }) => findObstacle(join(parent, path)))
    .find((each) => each !== undefined);
  const message = `"${relative(parent, obstacle ?? "")}" is in the way of a file or folder of the import.`;
  const hint = "Remove or rename it. Nothing was written.";
  if (obstacle) throw new AppError("exists", message, { hint });
  return async () => {
    for (const { before, bytes: text, path: file } of files) {
      makeFolders(dirname(join(parent, file)));
      const folders = { contentDir: parent, show: String };
      await writeEntry({ before, file, text }, folders);
    }
  };
}
