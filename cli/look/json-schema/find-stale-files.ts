import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { isMapping } from "../../model/value-at.ts";
import type { ChoicesOf, JsonSchema } from "./convert-schema.ts";
import { collectionNames, collections, isPageCollection } from "#schema";
import { formatJsonText } from "../../report/json-text.ts";
import {
  createEntrySchema,
  createListSchema,
  mayBeList,
} from "./create-collection-schema.ts";

const SETTINGS = ".vscode/settings.json";

/**
 * The editor's files that are missing or out of date, with their new texts, by their path from the root. Other settings
 * are kept.
 * @param root the folder that the editor opens
 * @throws AppError when the editor's settings are not plain JSON
 */
export async function findStaleFiles(
  root: string,
  contentDir: string,
  choicesOf: ChoicesOf,
): Promise<Map<string, string>> {
  const { associations, schemas } = createEditorFiles(
    relativePath(root, contentDir),
    choicesOf,
  );
  const wanted = new Map(
    [...schemas].map(([file, text]) => [`${SCHEMA_FOLDER}/${file}`, text]),
  );
  const settings = await readText(join(root, SETTINGS));
  wanted.set(SETTINGS, mergeSettings(settings, associations));
  const stale = new Map<string, string>();
  for (const [file, text] of wanted)
    if ((await readText(join(root, file))) !== text) stale.set(file, text);
  return stale;
}

function mergeSettings(
  text: string | undefined,
  associations: Record<string, string>,
): string {
  const settings = text === undefined ? {} : parseSettings(text);
  const old = settings["yaml.schemas"];
  const others = Object.entries(isMapping(old) ? old : {}).filter(
    ([schema]) => !schema.startsWith(`./${SCHEMA_FOLDER}/`),
  );
  const merged = {
    ...settings,
    "yaml.schemas": { ...Object.fromEntries(others), ...associations },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function parseSettings(text: string): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(text);
    if (isMapping(settings)) return settings;
  } catch {
    // The file may have comments, which would be lost.
  }
  throw new AppError(
    "editor-settings",
    `${SETTINGS} has comments or is not JSON, so it cannot be changed without loss.`,
    {
      hint: "Remove the comments, or move the file away while this command runs.",
    },
  );
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

/** The folder for schemas, from the folder that the editor opens. */
export const SCHEMA_FOLDER = ".vscode/schemas";

/**
 * The schemas of all content files, and the files that each one is for.
 * @param prefix the content folder relative to the opened folder: `content`
 */
function createEditorFiles(prefix: string, choicesOf: ChoicesOf) {
  /** File name in SCHEMA_FOLDER -> its text. */
  const schemas = new Map<string, string>();
  /** The setting `yaml.schemas`: schema -> its files. */
  const associations: Record<string, string> = {};
  const add = (file: string, schema: JsonSchema, files: string) => {
    // The schemas of pages are many, and nobody reads them.
    schemas.set(
      file,
      isPageCollection(file)
        ? `${JSON.stringify(schema)}\n`
        : formatJsonText(schema),
    );
    associations[`./${SCHEMA_FOLDER}/${file}`] = `${prefix}/${files}`;
  };
  for (const name of collectionNames) {
    const files = {
      markdown: `${name}/**/*.md`,
      records: `${name}/*.yaml`,
      settings: `${name}.yaml`,
    };
    const entry = createEntrySchema(name, choicesOf);
    add(`${name}.json`, entry, files[collections[name].kind]);
    if (!mayBeList(collections[name])) continue;
    const list = createListSchema(name, choicesOf);
    add(`${name}.list.json`, list, `${name}.yaml`);
  }
  return { schemas, associations };
}
