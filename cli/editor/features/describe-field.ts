import {
  collections,
  fieldMeanings,
  type Collection,
  type CollectionName,
  type FieldMeaning,
  type FieldNote,
} from "#schema";
import type * as z from "zod/mini";
import {
  branchesOf,
  describeSchema,
  fieldNamesOf,
  formatOf,
  innerSchema,
  isObjectSchema,
  isOptional,
  notesOf,
  schemaOf,
  shapeOf,
} from "../../model/schema-parts.ts";
import type { FieldPath } from "../../model/yaml-source.ts";

type Schema = z.core.$ZodType;

/** What may be written in a field. */
export interface FieldFacts {
  name: string;
  note: FieldNote | undefined;
  isRequired: boolean;
  type: string;
  format: string | undefined;
  /** The allowed values, if there are few, and what they mean. */
  options: readonly { value: string; label: string | undefined }[];
  meaning: FieldMeaning | undefined;
  /** The fields of a mapping. Empty for any other value. */
  keys: readonly string[];
}

/**
 * The field that a path leads to. Undefined if the collection has no such field.
 * @param siblings the values beside the field or in it, which select the branch of a union of mappings
 */
export function describeField(
  collection: CollectionName,
  path: FieldPath,
  siblings: ReadonlyMap<string, string> = new Map(),
): FieldFacts | undefined {
  const facts: Collection = collections[collection];
  const isListFile = facts.kind === "records" && typeof path[0] === "number";
  const steps = isListFile ? path.slice(1) : path;
  const schemas = schemasAt(schemaOf(facts), steps, siblings);
  const [first] = schemas;
  if (first === undefined) return undefined;
  const bare = schemas.flatMap(branchesOf);
  const named = steps.filter((step) => typeof step === "string").join(".");
  const note = notesOf(facts).get(named);
  const [own = first] = bare;
  const options = bare.flatMap((schema) => optionsOf(schema));
  return {
    name: String(steps.at(-1) ?? ""),
    note,
    isRequired: schemas.every((schema) => !isOptional(schema)),
    type: describeSchema(own).type,
    format: formatOf(own),
    options: [...new Set(options)].map((value) => ({
      value,
      label: note?.values?.[value],
    })),
    meaning: bare.map((schema) => fieldMeanings.get(schema)).find(Boolean),
    keys: [...new Set(bare.flatMap(fieldNamesOf))],
  };
}

function schemasAt(
  schema: Schema,
  path: FieldPath,
  siblings: ReadonlyMap<string, string>,
): Schema[] {
  let schemas = [schema];
  for (const step of path)
    schemas = fitting(schemas, siblings).flatMap((each) => {
      const inner = innerSchema(each, step, undefined);
      return inner === undefined ? [] : [inner];
    });
  return schemas.flatMap((each) =>
    branchesOf(each).length > 1 ? fitting([each], siblings) : [each],
  );
}

/** The branches that the siblings allow, or all if they allow none. */
function fitting(
  schemas: readonly Schema[],
  siblings: ReadonlyMap<string, string>,
): Schema[] {
  const branches = schemas.flatMap(branchesOf);
  const chosen = branches.filter(
    (branch) =>
      isObjectSchema(branch) &&
      Object.entries(shapeOf(branch)).some(
        ([key, field]) =>
          describeSchema(field).type === "literal" &&
          describeSchema(field).options.includes(siblings.get(key) ?? ""),
      ),
  );
  return chosen.length > 0 ? chosen : branches;
}

function optionsOf(schema: Schema): string[] {
  const { options, type } = describeSchema(schema);
  return type === "boolean" ? ["true", "false"] : options;
}

/** What a writer needs to know about a field, in Markdown. */
export function formatField(field: FieldFacts): string {
  const { isRequired, name, note, options } = field;
  const examples = (note?.examples ?? []).map(
    (each) => `\`${typeof each === "string" ? each : JSON.stringify(each)}\``,
  );
  const values = options.map(({ label, value }) =>
    label === undefined ? `\`${value}\`` : `\`${value}\`: ${label}`,
  );
  const lines = [
    `**${name}**${isRequired ? " (required)" : ""}`,
    note?.text,
    values.length > 0 && values.length <= 20
      ? `Values: ${values.join(", ")}`
      : undefined,
    note?.default === undefined ? undefined : `Default: \`${note.default}\``,
    examples.length > 0 ? `For example: ${examples.join(", ")}` : undefined,
  ];
  return lines.filter((line) => line !== undefined).join("\n\n");
}
