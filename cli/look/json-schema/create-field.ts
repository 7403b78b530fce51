import { convertSchema, type JsonSchema } from "./convert-schema.ts";
import {
  calendarDate,
  imageFile,
  instant,
  line,
} from "../../schema/field-types.ts";

/** A field of the web editor's form, as the configuration of the CMS names it. */
export interface CmsField {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  fields?: CmsField[];
  field?: CmsField;
  types?: CmsField[];
  [option: string]: unknown;
}

/** The part of a field that depends on the kind of its values. */
interface Widget {
  widget: string;
  [option: string]: unknown;
}

const patternOf = (schema: Parameters<typeof convertSchema>[0]) =>
  convertSchema(schema, () => []).pattern;

/** Kinds of text that the editor has a widget for, by their pattern. Others are lines or paragraphs. */
const widgets = new Map<unknown, Widget>([
  [patternOf(imageFile), { widget: "image" }],
  [
    patternOf(calendarDate),
    { widget: "datetime", type: "date", format: "YYYY-MM-DD" },
  ],
  [patternOf(instant), { widget: "datetime", picker_utc: true }],
]);
const linePattern = patternOf(line(1));

/** `readTime` -> `Read time`. */
function toLabel(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;
}

/** The field of a form for a value of this schema. */
export function createField(
  name: string,
  schema: JsonSchema,
  required: boolean,
): CmsField {
  const { description, default: preset } = schema;
  // Programs tell entries apart by this number, which nobody types. The file format makes it of the random text.
  if (name === "id" && schema.type === "integer")
    return { name, widget: "hidden", default: "{{uuid}}" };
  return {
    name,
    label: toLabel(name),
    ...(typeof description === "string" && { hint: description }),
    required,
    ...(preset !== undefined && { default: preset }),
    ...widgetOf(name, schema),
  };
}

/** The fields of a mapping, in the order of the schema. */
export function createFields({
  properties = {},
  required = [],
}: JsonSchema): CmsField[] {
  return Object.entries(properties).map(([name, field]) =>
    createField(name, field, required.includes(name)),
  );
}

function widgetOf(name: string, schema: JsonSchema): Widget {
  const { enum: values, items, type } = schema;
  if (values) return { widget: "select", options: optionsOf(schema) };
  if (items) return listOf(name, schema, items);
  if (schema.anyOf) return { widget: "string", ...eitherOf(schema.anyOf) };
  if (type === "object")
    return { widget: "object", fields: createFields(schema) };
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer" || type === "number") return numberOf(schema);
  return textOf(schema);
}

function optionsOf({ enum: values = [], enumDescriptions = [] }: JsonSchema) {
  return values.map((value, index) => ({
    label: enumDescriptions[index] || String(value),
    value,
  }));
}

function listOf(
  name: string,
  { minItems }: JsonSchema,
  items: JsonSchema,
): Widget {
  const min = typeof minItems === "number" ? { min: minItems } : {};
  if (items.enum)
    return {
      widget: "select",
      multiple: true,
      ...min,
      options: optionsOf(items),
    };
  const list = { widget: "list", ...min };
  if (items.properties) {
    const fields = createFields(items);
    return { ...list, summary: `{{fields.${findTitle(fields)}}}`, fields };
  }
  const kinds = items.oneOf ?? [];
  if (kinds.length > 0)
    return { ...list, typeKey: "kind", types: kinds.map(createKind) };
  return { ...list, field: createField(name, items, true) };
}

/** One of the kinds of mapping that a list may hold. Its field `kind` says which. */
function createKind(schema: JsonSchema): CmsField {
  const name = String(schema.properties?.["kind"]?.["const"]);
  const fields = createFields(schema).filter((field) => field.name !== "kind");
  return { name, label: toLabel(name), widget: "object", fields };
}

/** The name of the field that people know a mapping by. */
export function findTitle(fields: readonly CmsField[]): string {
  const names = ["name", "title", "question", "label"];
  const field = fields.find(({ name }) => names.includes(name)) ?? fields[0];
  return field?.name ?? "title";
}

/** A number or a word, as text. The file format turns what matches this pattern into a number again. */
function eitherOf(schemas: readonly JsonSchema[]) {
  const words = schemas.flatMap(({ const: word }) => word ?? []);
  const help = `Write a number, or ${words.map((word) => `"${String(word)}"`).join(" or ")}.`;
  return { pattern: [String.raw`^(?:\d+|${words.join("|")})$`, help] };
}

function numberOf(schema: JsonSchema): Widget {
  const { exclusiveMinimum, minimum, type } = schema;
  return {
    widget: "number",
    value_type: type === "integer" ? "int" : "float",
    ...(typeof minimum === "number" && { min: minimum }),
    ...(typeof exclusiveMinimum === "number" && { min: exclusiveMinimum + 1 }),
  };
}

function textOf(schema: JsonSchema): Widget {
  const { maxLength, pattern, patternErrorMessage: help } = schema;
  const known = widgets.get(pattern);
  if (known) return known;
  const isText = pattern === undefined;
  // The editor reads patterns without the flag `u`: it would refuse letters that a pattern names by their kind.
  const isReadable = !isText && !pattern.includes(String.raw`\p{`);
  return {
    widget: isText ? "text" : "string",
    ...(typeof maxLength === "number" && { maxlength: maxLength }),
    ...(isReadable &&
      pattern !== linePattern && {
        pattern: [pattern, help ?? "This is not in the right form."],
      }),
  };
}
