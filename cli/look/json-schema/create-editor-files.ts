import { collectionNames, collections } from "#schema";
import { formatJsonText } from "../../report/json-text.ts";
import type { ChoicesOf } from "./convert-schema.ts";
import {
  createEntrySchema,
  createListSchema,
  mayBeList,
} from "./create-collection-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The folder for schemas, from the folder that the editor opens. */
export const SCHEMA_FOLDER = ".vscode/schemas";

/**
 * The schemas of all content files, and the files that each one is for.
 * @param prefix the content folder relative to the opened folder: `content`
 */
export function createEditorFiles(prefix: string, choicesOf: ChoicesOf) {
  /** File name in SCHEMA_FOLDER -> its text. */
  const schemas = new Map<string, string>();
  /** The setting `yaml.schemas`: schema -> its files. */
  const associations: Record<string, string> = {};
  const add = (file: string, schema: JsonSchema, files: string) => {
    schemas.set(file, formatJsonText(schema));
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
