import { lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { collections, type Collection, type CollectionName } from "#schema";
import { AppError } from "../../app-error.ts";
import type { Folders } from "../../folders.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import {
  compileContent,
  type CompileOptions,
} from "../../compile/compile-content.ts";
import { toContentFile } from "../edit/file-texts.ts";
import { outlineOf } from "../../model/entry-outline.ts";
import { findNewProblems } from "../edit/find-new-problems.ts";
import {
  askAll,
  idFieldOf,
  type NewEntry,
  addDefaults,
  nameField,
} from "./ask-values.ts";
import {
  nestValues,
  parseSettings,
  type FieldValues,
  parseField,
} from "./collect-values.ts";
import { describeFields, type FieldFacts } from "./describe-fields.ts";
import {
  appendRecord,
  formatFields,
  formatMarkdownEntry,
} from "./format-entry.ts";
import { replaceFiles, writeNewFile } from "../edit/replace-files.ts";

/** A new entry that is valid but not written yet. */
export type PlannedEntry = Awaited<ReturnType<typeof planEntry>>;

/**
 * Plans a new entry from the options, the answers and the defaults. Nothing is written.
 * @throws AppError when a value is missing or wrong, or the entry already exists
 */
export async function planEntry(
  entry: NewEntry,
  { contentDir, publicDirs }: Folders,
) {
  const { name, now, publish, settings, title } = entry;
  const collection: Collection = collections[name];
  if (collection.kind === "settings")
    throw new AppError(
      "no-entries",
      `\`${name}\` is one settings file, ${name}.yaml: edit it.`,
    );
  const options: CompileOptions = {
    contentDir,
    publicDirs,
    now,
    levels: new Map(),
    preview: { drafts: true, future: true },
    render: false,
  };
  const { diagnostics, folder } = await compileContent(options);
  const fields = describeFields(collection);
  const values = parseSettings(settings, fields);
  const titleField = nameField(fields);
  if (title !== undefined && titleField)
    values.set(titleField.name, checkTitle(titleField, title));
  addDefaults(values, fields, { name, collection, folder, now, publish });

  const slug = await askAll({ entry, collection, fields, folder, values });
  const file = await placeEntry(name, collection, slug, contentDir);
  const before: Buffer | undefined = file.isList
    ? await readFile(join(contentDir, file.path)).catch(() => undefined)
    : undefined;
  if (!file.isList && (await isTaken(join(contentDir, file.path))))
    throw new AppError("exists", `${file.path} already exists.`, {
      hint: "Choose another title or --set slug=...",
    });
  const outline = outlineOf(name);
  const facts = { outline, slug, before, ...file };
  const text = format(collection, fields, values, facts);
  const checked = await compileContent({
    ...options,
    unsaved: [toContentFile(contentDir, file.path, Buffer.from(text))],
  });
  const problems = newProblems(checked.diagnostics, diagnostics, file.path);
  // Problems of the outline are ignored, even with `--publish`: the writer replaces it.
  const errors = problems.filter(({ rule }) => rule !== "body/template-text");
  refuseErrors(errors, file.path);
  return {
    collection: name,
    slug,
    /** Relative to the content folder. */
    file: file.path,
    /** The whole file. */
    text,
    /** The bytes of the list file before the change, if the entry is a record in a list. */
    before,
    /** Warnings about the new entry. */
    warnings: problems,
    /** The content with the entry in it. */
    folder: checked.folder,
  };
}

function checkTitle(field: FieldFacts, title: string): unknown {
  const result = parseField(field, title);
  if ("value" in result) return result.value;
  throw new AppError("bad-title", result.problem);
}

interface Place {
  path: string;
  /** True if the file is a list of records. */
  isList: boolean;
}

async function placeEntry(
  name: CollectionName,
  collection: Collection,
  slug: string,
  contentDir: string,
): Promise<Place> {
  if (collection.kind === "markdown")
    return { path: `${name}/${slug}.md`, isList: false };
  const isFragment = collection.kind === "records" && collection.fragment;
  const isInFolder = await isTaken(join(contentDir, name));
  const isInList = await isTaken(join(contentDir, `${name}.yaml`));
  return isFragment || (isInFolder && !isInList)
    ? { path: `${name}/${slug}.yaml`, isList: false }
    : { path: `${name}.yaml`, isList: true };
}

function format(
  collection: Collection,
  fields: readonly FieldFacts[],
  values: FieldValues,
  {
    before,
    isList,
    outline,
    slug,
  }: Place & { outline: string; slug: string; before: Buffer | undefined },
): string {
  const idField = idFieldOf(collection);
  if (!isList) values.delete(idField);
  else values.set(idField, slug);
  const nested = nestValues(values, fields);
  if (collection.kind === "markdown")
    return formatMarkdownEntry(nested, outline);
  return isList
    ? appendRecord(before?.toString("utf8") ?? "", nested)
    : formatFields(nested);
}

/** The problems that the new entry causes. A list may have had others before. */
function newProblems(
  after: readonly Diagnostic[],
  before: readonly Diagnostic[],
  file: string,
): Diagnostic[] {
  // Of two entries with the same slug or address, the other one may be reported.
  const caused = after.filter((problem) =>
    problem.file === file
      ? // Nothing can name an entry before it exists.
        problem.rule !== "ref/unused"
      : problem.severity === "error",
  );
  const keyOf = ({ column, line, message, rule, ...problem }: Diagnostic) =>
    problem.file === file
      ? `${rule} ${message}`
      : `${problem.file}:${line}:${column} ${rule}`;
  return findNewProblems(before.map(keyOf), caused, keyOf);
}

function refuseErrors(problems: readonly Diagnostic[], own: string): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const lines = errors.map(
    ({ file, help, message }) =>
      `  ${file === own ? "" : `${file}: `}${message} ${help}`,
  );
  throw new AppError(
    "not-valid",
    "The new entry would not be valid; nothing was written.",
    { hint: lines.join("\n") },
  );
}

async function isTaken(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isSymbolicLink()) return facts !== undefined;
  return (await stat(path).catch(() => undefined)) !== undefined;
}

type WrittenFile = Pick<PlannedEntry, "before" | "file"> & {
  text: string | Uint8Array;
};

/**
 * Writes a new file, without ever replacing one, or a list with one more record.
 * @throws AppError when the file already exists, has changed since it was read, or would lie outside the content folder
 */
export async function writeEntry(
  { before, file, text }: WrittenFile,
  { contentDir, show }: Pick<Folders, "contentDir" | "show">,
): Promise<void> {
  const path = show(file);
  const absolutePath = join(contentDir, file);
  const after = Buffer.from(text);
  if (before === undefined)
    return writeNewFile(contentDir, absolutePath, after, path);
  return replaceFiles(contentDir, [{ path, absolutePath, before, after }]);
}
