import { collectionNames, collections, type Collection } from "#schema";
import type { ChoicesOf } from "./convert-schema.ts";
import {
  createEntrySchema,
  createListSchema,
} from "./create-collection-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The folder for schemas, from the folder that the editor opens. */
export const SCHEMA_FOLDER = ".vscode/schemas";

export interface EditorFiles {
  /** File name in SCHEMA_FOLDER -> its text. */
  schemas: Map<string, string>;
  /** The setting `yaml.schemas`: schema -> its files. */
  associations: Record<string, string>;
}

/**
 * The schemas of all content files, and the files that each one is for.
 * @param prefix the content folder relative to the opened folder: `content`
 */
export function createEditorFiles(
  prefix: string,
  choicesOf: ChoicesOf,
): EditorFiles {
  const schemas = new Map<string, string>();
  const associations: Record<string, string> = {};
  const add = (file: string, schema: JsonSchema, files: string) => {
    schemas.set(file, formatSchema(schema));
    associations[`./${SCHEMA_FOLDER}/${file}`] = `${prefix}/${files}`;
  };
  for (const name of collectionNames) {
    const collection: Collection = collections[name];
    const entry = createEntrySchema(name, choicesOf);
    switch (collection.kind) {
      case "markdown":
        add(`${name}.json`, entry, `${name}/**/*.md`);
        break;
      case "records":
        add(`${name}.json`, entry, `${name}/*.yaml`);
        if (collection.fragment) break;
        add(
          `${name}.list.json`,
          createListSchema(name, choicesOf),
          `${name}.yaml`,
        );
        break;
      case "settings":
        add(`${name}.json`, entry, `${name}.yaml`);
        break;
    }
  }
  return { schemas, associations };
}

export function formatSchema(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
