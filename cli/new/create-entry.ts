import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { collections, type Collection, type CollectionName } from "#schema";
import { AppError } from "../app-error.ts";
import type { Folders } from "../commands/folders.ts";
import { compileContent } from "../pipeline/compile-content.ts";
import {
  askForMissing,
  nestValues,
  parseSettings,
  type Ask,
} from "./collect-values.ts";
import { addDefaults, nameField, toSlug } from "./default-values.ts";
import { describeFields, type FieldFacts } from "./describe-fields.ts";
import {
  appendRecord,
  formatFields,
  formatMarkdownEntry,
} from "./format-entry.ts";

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

export interface CreatedEntry {
  collection: CollectionName;
  slug: string;
  /** Relative to the content folder. */
  file: string;
}

/**
 * Writes a new entry that validates, as a file of its own or as one more record of a list. Nothing is overwritten.
 * @throws AppError when a value is missing or wrong, or the entry is there already
 */
export async function createEntry(
  { ask, name, now, publish, settings, title }: NewEntry,
  { contentDir, publicDirs }: Folders,
): Promise<CreatedEntry> {
  const collection: Collection = collections[name];
  if (collection.kind === "settings")
    throw new AppError(
      "no-entries",
      `\`${name}\` is one settings file, ${name}.yaml: edit it.`,
    );
  const base = { contentDir, publicDirs, now, levels: new Map() };
  const preview = { drafts: true, future: true };
  const options = { ...base, preview, render: false };
  const { folder } = await compileContent(options);
  const fields = describeFields(collection);
  const values = parseSettings(settings, fields);
  const titleField = nameField(fields);
  if (title !== undefined && titleField) values.set(titleField.name, title);
  addDefaults(values, fields, { name, collection, folder, now, publish });

  const idField = collection.kind === "records" ? collection.idField : "slug";
  const asked = fields.filter((field) => field.name !== idField);
  await askForMissing(values, asked, optionsOf, ask);
  const named = titleField && values.get(titleField.name);
  const slug = String(values.get(idField) ?? toSlug(String(named ?? "")));
  if (slug === "")
    throw new AppError(
      "no-slug",
      "The title has no letters that an address could be made of.",
      { hint: `Give one with --set ${idField}=...` },
    );

  const target = await chooseTarget();
  const bytes = Buffer.from(target.text);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const absolutePath = join(contentDir, target.file);
  const unsaved = [{ path: target.file, absolutePath, bytes, digest }];
  const checked = await compileContent({ ...options, unsaved });
  const problems = checked.diagnostics.filter(
    ({ file, severity }) => file === target.file && severity === "error",
  );
  if (problems.length > 0)
    throw new AppError(
      "not-valid",
      "The new entry would not be valid; nothing was written.",
      {
        hint: problems
          .map(({ message, help }) => `  ${message} ${help}`)
          .join("\n"),
      },
    );
  await mkdir(dirname(absolutePath), { recursive: true });
  if (target.isNew) await writeNew(absolutePath, bytes, target.file);
  else await replace(absolutePath, bytes);
  return { collection: name, slug, file: target.file };

  function optionsOf({ options, references }: FieldFacts): readonly string[] {
    if (references === undefined) return options;
    return [
      ...folder.entries
        .filter((entry) => entry.collection === references)
        .map((entry) => entry.slug),
      ...folder.records
        .filter((record) => record.collection === references)
        .flatMap(({ id }) => (id === undefined ? [] : [id])),
    ];
  }

  async function chooseTarget(): Promise<{
    file: string;
    text: string;
    isNew: boolean;
  }> {
    if (collection.kind === "markdown") {
      values.delete("slug");
      const text = formatMarkdownEntry(nestValues(values, fields));
      return { file: `${name}/${slug}.md`, text, isNew: true };
    }
    const hasFolder = await stat(join(contentDir, name)).catch(() => undefined);
    const isFragment = collection.kind === "records" && collection.fragment;
    const list = `${name}.yaml`;
    const old = await readFile(join(contentDir, list), "utf8").catch(
      () => undefined,
    );
    if (isFragment || (old === undefined && hasFolder)) {
      values.delete(idField);
      const text = formatFields(nestValues(values, fields));
      return { file: `${name}/${slug}.yaml`, text, isNew: true };
    }
    values.set(idField, slug);
    const text = appendRecord(old ?? "", nestValues(values, fields));
    return { file: list, text, isNew: old === undefined };
  }
}

async function writeNew(path: string, bytes: Buffer, file: string) {
  try {
    await writeFile(path, bytes, { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      throw error;
    throw new AppError("exists", `${file} is there already.`, {
      hint: "Choose another title or --set slug=...",
    });
  }
}

async function replace(path: string, bytes: Buffer): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
