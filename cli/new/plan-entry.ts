import { createHash } from "node:crypto";
import { lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  collections,
  fieldNotes,
  type Collection,
  type CollectionName,
} from "#schema";
import { AppError } from "../app-error.ts";
import type { Folders } from "../commands/folders.ts";
import type { Choice } from "../json-schema/convert-schema.ts";
import { listChoices } from "../json-schema/list-choices.ts";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  compileContent,
  type CompileOptions,
} from "../pipeline/compile-content.ts";
import {
  askForMissing,
  nestValues,
  parseSettings,
  type Ask,
  type FieldValues,
  type Question,
} from "./collect-values.ts";
import { addDefaults, nameField, toSlug } from "./default-values.ts";
import { describeFields, type FieldFacts } from "./describe-fields.ts";
import {
  appendRecord,
  formatFields,
  formatMarkdownEntry,
} from "./format-entry.ts";
import { parseField } from "./parse-field.ts";

export interface NewEntry {
  name: CollectionName;
  title: string | undefined;
  /** `key=value`, one a field. */
  settings: readonly string[];
  publish: boolean;
  now: Date;
  /** Undefined when nobody can be asked. */
  ask: Ask | undefined;
}

/** An entry that is valid and not written yet. */
export interface PlannedEntry {
  collection: CollectionName;
  slug: string;
  /** Relative to the content folder. */
  file: string;
  /** The whole file. */
  text: string;
  /** The file as it is, where the entry is one more record of a list. */
  before: Buffer | undefined;
  /** What a reader or a search engine would mind. */
  warnings: Diagnostic[];
  /** The content with the entry in it. */
  folder: CompiledFolder;
}

/**
 * Makes a new entry of what is given, what is asked and what can be known. Nothing is written.
 * @throws AppError when a value is missing or wrong, or the entry is there already
 */
export async function planEntry(
  entry: NewEntry,
  { contentDir, publicDirs }: Folders,
): Promise<PlannedEntry> {
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
  const before = file.isList
    ? await readFile(join(contentDir, file.path)).catch(() => undefined)
    : undefined;
  if (!file.isList && (await isTaken(join(contentDir, file.path))))
    throw new AppError("exists", `${file.path} is there already.`, {
      hint: "Choose another title or --set slug=...",
    });
  const text = format(collection, fields, values, { slug, before, ...file });
  const checked = await compileContent({
    ...options,
    unsaved: [unsavedFile(contentDir, file.path, text)],
  });
  const problems = newProblems(checked.diagnostics, diagnostics, file.path);
  refuseErrors(problems);
  return {
    collection: name,
    slug,
    file: file.path,
    text,
    before,
    warnings: problems,
    folder: checked.folder,
  };
}

interface Answering {
  entry: NewEntry;
  collection: Collection;
  fields: readonly FieldFacts[];
  folder: CompiledFolder;
  values: FieldValues;
}

/** Completes the values and gives back the slug, or the id, of the entry. */
async function askAll({
  collection,
  entry,
  fields,
  folder,
  values,
}: Answering): Promise<string> {
  const { ask, name } = entry;
  const idField = idFieldOf(collection);
  const choicesOf = listChoices(folder);
  const questionOf = (field: FieldFacts): Question => ({
    field,
    note: fieldNotes[name][field.name]?.text,
    choices: choicesFor(field, name, choicesOf),
  });
  const titleField = nameField(fields);
  const titled = fields.filter((field) => field === titleField);
  const others = fields.filter(
    (field) => field !== titleField && field.name !== idField,
  );
  if (ask !== undefined) {
    await askForMissing(values, titled, questionOf, ask);
    await askForDate(entry, fields, values, questionOf);
  }
  const named = String((titleField && values.get(titleField.name)) ?? "");
  const given = values.get(idField);
  let slug = given === undefined ? toSlug(named) : String(given);
  const slugField = fields.find((field) => field.name === idField);
  if (ask !== undefined && slugField !== undefined && given === undefined) {
    const taken = new Set(choicesOf(name).map(({ id }) => id));
    const isFree = slug !== "" && !taken.has(slug);
    const answer = await ask({
      ...questionOf(slugField),
      ...(isFree ? { fallback: slug } : {}),
      check: (value) =>
        taken.has(String(value))
          ? `${name}/${String(value)} is there already.`
          : undefined,
    });
    slug = String(answer);
  }
  await askForMissing(values, [...titled, ...others], questionOf, ask);
  if (slug !== "") return slug;
  throw new AppError(
    "no-slug",
    "The title has no letters that an address could be made of.",
    { hint: `Give one with --set ${idField}=...` },
  );
}

/** The date has a value already; a person may want another one. */
async function askForDate(
  { ask, settings }: NewEntry,
  fields: readonly FieldFacts[],
  values: FieldValues,
  questionOf: (field: FieldFacts) => Question,
): Promise<void> {
  const date = fields.find(({ name }) => name === "date");
  const isGiven = settings.some((setting) => setting.startsWith("date="));
  const preset = values.get("date");
  if (!ask || !date || isGiven || typeof preset !== "string") return;
  const question = { ...questionOf(date), fallback: preset };
  values.set("date", await ask(question));
}

function choicesFor(
  { kind, options, references, name }: FieldFacts,
  collection: CollectionName,
  choicesOf: (collection: string) => readonly Choice[],
): readonly Choice[] {
  if (kind === "boolean") return [];
  if (references !== undefined) return choicesOf(references);
  const labels = fieldNotes[collection][name]?.values ?? {};
  return options.map((id) => ({ id, label: labels[id] ?? id }));
}

function idFieldOf(collection: Collection): string {
  return collection.kind === "records" ? collection.idField : "slug";
}

/** @throws AppError for a title that its field does not allow */
function checkTitle(field: FieldFacts, title: string): unknown {
  const result = parseField(field, title);
  if ("value" in result) return result.value;
  throw new AppError("bad-title", result.problem);
}

interface Place {
  path: string;
  /** True when the file holds a list of records, or will. */
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
    slug,
  }: Place & { slug: string; before: Buffer | undefined },
): string {
  const idField = idFieldOf(collection);
  if (!isList) values.delete(idField);
  else values.set(idField, slug);
  const nested = nestValues(values, fields);
  if (collection.kind === "markdown") return formatMarkdownEntry(nested);
  return isList
    ? appendRecord(before?.toString("utf8") ?? "", nested)
    : formatFields(nested);
}

function unsavedFile(contentDir: string, path: string, text: string) {
  const bytes = Buffer.from(text);
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { path, absolutePath: join(contentDir, path), bytes, digest };
}

/** What the new entry has brought into its file: a list may have had problems before. */
function newProblems(
  after: readonly Diagnostic[],
  before: readonly Diagnostic[],
  file: string,
): Diagnostic[] {
  const known = new Set(
    before.filter((problem) => problem.file === file).map(textOf),
  );
  return after.filter(
    (problem) =>
      problem.file === file &&
      !known.has(textOf(problem)) &&
      // Nothing can name an entry before it is there.
      problem.rule !== "ref/unused",
  );
}

function textOf({ message, rule }: Diagnostic): string {
  return `${rule} ${message}`;
}

/** @throws AppError that names all of them */
function refuseErrors(problems: readonly Diagnostic[]): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const lines = errors.map(({ help, message }) => `  ${message} ${help}`);
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
