import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { toContentFile } from "../../change/edit/file-texts.ts";
import {
  compileContent,
  type CompileResult,
} from "../../compile/compile-content.ts";
import type { Import, ImportOptions } from "../import.ts";
import { listOf } from "../project/plain-value.ts";
import {
  filesOf,
  type ComposedEntry,
  type PlannedFile,
} from "./format-entry.ts";

export interface SettledEntries {
  accepted: readonly ComposedEntry[];
  planned: PlannedFile[];
  /** Rules that entries break and that may be warnings there -> the files of those entries. */
  levels: Map<string, string[]>;
}

/** Rules on what nobody but the writer can add or finish: an import lowers their level instead of refusing. */
const LENIENT = new Set([
  "body/placeholder",
  "image/alt",
  "link/anchor",
  "link/draft-target",
  "link/missing",
]);

/** The compiler has the last word: what it refuses is not written, and a link to that is missing in the next round. */
export async function settleEntries(
  entries: readonly ComposedEntry[],
  run: Import,
): Promise<SettledEntries> {
  const planned = planFiles(entries, run);
  const { diagnostics } = await checkPlanned(planned, run);
  // Whether a text can be read at all has been tried before.
  const errors = diagnostics.filter(
    ({ rule, severity }) => severity === "error" && rule !== "file/too-complex",
  );
  const strict = errors.filter(({ rule }) => !LENIENT.has(rule));
  const accepted = entries.filter((entry) => {
    const own = filesOf(entry, run.into).map(({ path }) => path);
    const found = strict.find(({ file }) => own.includes(file));
    if (found === undefined) return true;
    const reason = `${found.message} (${found.rule})`;
    const isEmpty = found.rule === "body/empty" && { isEmpty: true as const };
    run.project.skipped.push({ file: entry.source, reason, ...isEmpty });
    return false;
  });
  if (accepted.length < entries.length) return settleEntries(accepted, run);
  const own = new Set(planned.map(({ path }) => path));
  const lenient = errors.filter(({ file }) => own.has(file));
  const levels = new Map<string, string[]>();
  for (const [rule, all] of Map.groupBy(lenient, ({ rule }) => rule))
    levels.set(rule, [...new Set(all.map(({ file }) => file))].toSorted());
  return { accepted, planned, levels };
}

/** The files of entries, after the records that they need. */
function planFiles(
  entries: readonly ComposedEntry[],
  { authors, categories, into }: Import,
): PlannedFile[] {
  const all = entries.flatMap(({ fields }) => [
    fields.author,
    ...listOf(fields.categories),
  ]);
  const books = into === "blog" ? [authors, categories] : [];
  return [
    ...books.flatMap((book) => book.plan(new Set(all))),
    ...entries.flatMap((entry) => filesOf(entry, into)),
  ];
}

/** Compiles a content folder as it would be with more files; nothing is written. */
export function checkPlanned(
  files: readonly PlannedFile[],
  { contentDir, now, publicDirs }: ImportOptions,
): Promise<CompileResult> {
  return compileContent({
    // A folder that is not there yet is like an empty one.
    ...(existsSync(contentDir)
      ? { contentDir }
      : { contentDir: tmpdir(), readFolder: () => Promise.resolve([]) }),
    publicDirs: [...publicDirs],
    now,
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
    unsaved: files.map(({ bytes, from, path }) => {
      const file = toContentFile(contentDir, path, Buffer.from(bytes));
      return from === undefined ? file : { ...file, absolutePath: from };
    }),
  });
}
