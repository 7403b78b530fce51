import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { toContentFile } from "../../change/edit/file-texts.ts";
import { formatFields } from "../../change/new/format-entry.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { NO_DATE } from "../fields/compose-fields.ts";
import type { Import, ImportOptions } from "../import.ts";
import { listOf, valueAt } from "../project/plain-value.ts";

/** A file to write, relative to the content folder. */
export interface PlannedFile {
  path: string;
  bytes: Uint8Array;
  /** The absolute path of the file that it is a copy of. */
  from?: string;
  /** What is in the file, where it is there already and gets more. */
  before?: Buffer | undefined;
}

/** One entry ready to be written. */
export interface ComposedEntry {
  document: ForeignDocument;
  slug: string;
  address: string;
  fields: Record<string, unknown>;
  body: string;
  /** The files beside the entry. */
  images: readonly PlannedFile[];
}

/** The files of an entry, its text last: a run that is cut short leaves valid entries. */
export function filesOf(entry: ComposedEntry, into: string): PlannedFile[] {
  const { body, fields, images, slug } = entry;
  const note = fields.draft === true ? " # not known" : "";
  const yaml = formatFields(fields).replace(`date: ${NO_DATE}`, `$&${note}`);
  const lines = body.replaceAll("\r\n", "\n").replace(/^(?:[ \t]*\n)+/u, "");
  const text = `---\n${yaml}---\n\n${lines.trimEnd()}\n`;
  const folder = `${into}/${slug}`;
  const end = images.length === 0 ? ".md" : "/index.md";
  return [
    ...images.map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    { path: `${folder}${end}`, bytes: Buffer.from(text) },
  ];
}

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
  "math/not-rendered",
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
    run.project.skipped.push({ file: entry.document.path, reason, ...isEmpty });
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
function planFiles(entries: readonly ComposedEntry[], run: Import) {
  const { authors, categories, into } = run;
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
  run: ImportOptions,
) {
  const { contentDir, now, publicDirs, signal } = run;
  return compileContent({
    // A folder that is not there yet is like an empty one.
    ...(existsSync(contentDir)
      ? { contentDir }
      : { contentDir: tmpdir(), readFolder: () => Promise.resolve([]) }),
    publicDirs: [...publicDirs],
    now,
    signal,
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
    unsaved: files.map(({ bytes, from, path }) => {
      const file = toContentFile(contentDir, path, Buffer.from(bytes));
      return from === undefined ? file : { ...file, absolutePath: from };
    }),
  });
}

/** Ids and places in an order go on from those that are taken, by date. */
export function numberEntries(entries: readonly ComposedEntry[], run: Import) {
  const { before, into } = run;
  if (!["blog", "guides", "docs"].includes(into)) return;
  const key = into === "blog" ? "id" : "order";
  const numbers = before.folder.entries
    .filter(({ collection }) => collection === into)
    .map(({ raw }) => Number(valueAt(raw, key)) || 0);
  let next = Math.max(0, ...numbers) + 1;
  const rank = ({ document, fields }: ComposedEntry) =>
    `${String(fields.date)} ${document.path}`;
  for (const entry of entries.toSorted((a, b) => compareText(rank(a), rank(b))))
    if (entry.fields[key] === undefined)
      // The first value only says that the field comes first.
      entry.fields = { [key]: 0, ...entry.fields, [key]: next++ };
}
