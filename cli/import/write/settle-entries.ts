import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { toContentFile } from "../../change/edit/file-texts.ts";
import { formatFields } from "../../change/new/format-entry.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import {
  compileContent,
  type CompileOptions,
} from "../../compile/compile-content.ts";
import { type Diagnostic, compareText } from "../../model/diagnostic.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { NO_DATE } from "../fields/compose-fields.ts";
import type { Import, ImportOptions } from "../import.ts";
import { listOf, textAt, valueAt } from "../project/plain-value.ts";

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

/**
 * A build has the last word: what it refuses is not written, and a link to that is missing in the next round. A picture
 * that it cannot read is left out of its text.
 */
export async function settleEntries(
  entries: readonly ComposedEntry[],
  run: Import,
  cache = new CompileCache(),
): Promise<SettledEntries> {
  const planned = planFiles(entries, run);
  const { diagnostics } = await checkPlanned(planned, run, { cache });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const strict = errors.filter(({ rule }) => !LENIENT.has(rule));
  const accepted = entries.flatMap((entry) => {
    const own = new Set(filesOf(entry, run.into).map(({ path }) => path));
    const found = strict.filter(({ file }) => own.has(file));
    const [first] = found;
    if (first === undefined) return entry;
    const readable = withoutBroken(entry, found, run);
    if (readable !== undefined) return readable;
    const reason = `${first.message} (${first.rule})`;
    const isEmpty = first.rule === "body/empty" && { isEmpty: true as const };
    run.project.skipped.push({ file: entry.document.path, reason, ...isEmpty });
    return [];
  });
  if (
    accepted.some((entry, at) => entry !== entries[at]) ||
    accepted.length < entries.length
  )
    return settleEntries(accepted, run, cache);
  const own = new Set(planned.map(({ path }) => path));
  const lenient = errors.filter(
    ({ file, rule }) => own.has(file) && LENIENT.has(rule),
  );
  const levels = new Map<string, string[]>();
  for (const [rule, all] of Map.groupBy(lenient, ({ rule }) => rule))
    levels.set(rule, [...new Set(all.map(({ file }) => file))].toSorted());
  await checkBuilt(planned, run, cache);
  return { accepted, planned, levels };
}

/** Builds what will be written, with the levels that it gets. @throws Error for what a build refuses, which is a bug */
async function checkBuilt(
  planned: PlannedFile[],
  run: Import,
  cache: CompileCache,
) {
  const own = new Set(planned.map(({ path }) => path));
  const levels = {
    get: (rule: string) => (LENIENT.has(rule) ? ("warn" as const) : undefined),
  };
  const { diagnostics } = await checkPlanned(planned, run, { cache, levels });
  const refused = diagnostics.find(
    ({ file, severity }) => severity === "error" && own.has(file),
  );
  if (refused)
    throw new Error(`${refused.file}: ${refused.message} (${refused.rule})`);
}

/** An entry without the pictures that nobody can show; undefined where other things are wrong with it too. */
function withoutBroken(
  entry: ComposedEntry,
  errors: readonly Diagnostic[],
  { project }: Import,
): ComposedEntry | undefined {
  const broken = errors.flatMap(({ message, rule }) => {
    const [, name] = /"\.\/([^"]+)"/u.exec(message) ?? [];
    return rule === "image/broken" && name ? { message, name } : [];
  });
  const names = new Set(broken.map(({ name }) => name));
  const images = entry.images.filter(({ path }) => !names.has(path));
  if (broken.length < errors.length || images.length === entry.images.length)
    return undefined;
  for (const { message } of broken)
    project.reportFor(entry.document.path)(1, "image", message, "left out");
  const body = [...names].reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(
          `!\\[((?:[^\\]\\\\]|\\\\.)*)\\]\\(\\./${RegExp.escape(name)}[^)]*\\)`,
          "gu",
        ),
        "*Image not found: $1*",
      ),
    entry.body,
  );
  const src = textAt(entry.fields, "image.src") ?? "";
  const isBroken = names.has(src.replace("./", ""));
  const fields = isBroken
    ? { ...entry.fields, image: undefined }
    : entry.fields;
  return { ...entry, body, fields, images };
}

/** The files of entries, after the records that they need. */
function planFiles(entries: readonly ComposedEntry[], run: Import) {
  const { authors, categories, into } = run;
  const all = entries.flatMap(({ fields }) => [
    fields.author,
    ...listOf(fields.authors),
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
  how: Partial<Pick<CompileOptions, "cache" | "levels">> = {},
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
    render: true,
    preview: { drafts: true, future: true },
    levels: new Map(),
    ...how,
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
