import { formatYaml, isFields, isSame, updateYaml } from "./update-yaml.ts";
import { parse } from "yaml";

/** A field of a form, as far as the format of a file depends on it. */
export interface FormField {
  name: string;
  widget: string;
  required?: boolean;
  default?: unknown;
  pattern?: readonly [string, string];
  fields?: readonly FormField[];
  field?: FormField;
  types?: readonly FormField[];
}

type Fields = Record<string, unknown>;

/** Where the values of an entry keep the text of its file, so that saving changes only what was edited. */
const SOURCE = "_source";
const BODY = "body";
const MARKDOWN = /^---\n(?<head>(?:.*?\n)?)---(?:\n(?<body>.*))?$/su;

/** How a kind of file is read and written. @param fields those of its form */
export function createFileFormat(fields: readonly FormField[]) {
  const [list] = fields.length === 1 ? fields : [];
  const isMarkdown = fields.some(({ name }) => name === BODY);
  /** The list as it was read last, in case the item that had its text is removed. */
  let latest = "";

  function fromFile(text: string): unknown {
    const { head = text, body = "" } =
      (isMarkdown && MARKDOWN.exec(text)?.groups) || {};
    const value: unknown = parse(head, { version: "1.2", schema: "core" });
    if (Array.isArray(value)) {
      latest = text;
      return value.map((item, index) =>
        index === 0 ? { ...Object(item), [SOURCE]: text } : item,
      );
    }
    const own = isMarkdown ? { [BODY]: body.trim() } : {};
    return { ...Object(value), ...own, [SOURCE]: text };
  }

  function toFile(content: unknown): string {
    if (Array.isArray(content)) {
      const source = content.map(sourceOf).find(Boolean) ?? latest;
      const old: unknown = parse(source) ?? [];
      const value = cleanList(content, list ?? noField, old);
      return write(source, value);
    }
    const source = sourceOf(content);
    const parts = isMarkdown ? MARKDOWN.exec(source)?.groups : undefined;
    const head = isMarkdown ? (parts?.["head"] ?? "") : source;
    const form = fields.filter(({ name }) => name !== BODY);
    const value = cleanFields(content, form, parse(head));
    const written = write(head, value);
    if (!isMarkdown) return written;
    return `---\n${written}---\n${writeBody(parts?.["body"], content)}`;
  }

  return { fromFile, toFile };
}

const noField: FormField = { name: "", widget: "string" };

const sourceOf = (content: unknown) =>
  isFields(content) ? String(content[SOURCE] ?? "") : "";

function write(source: string, value: unknown): string {
  if (source.trim() === "") return formatYaml(value);
  const text = source.endsWith("\n") ? source : `${source}\n`;
  return updateYaml(text, value);
}

/** The text below the fields, as it was unless it was edited. */
function writeBody(old: string | undefined, content: unknown): string {
  const body = isFields(content) ? String(content[BODY] ?? "").trim() : "";
  if (old?.trim() === body) return old;
  return `${/^\s*\n/u.exec(old ?? "")?.[0] ?? "\n"}${body}\n`;
}

function cleanValue(value: unknown, field: FormField, old: unknown): unknown {
  if (field.widget === "object")
    return cleanFields(value, field.fields ?? [], old);
  if (Array.isArray(value)) return cleanList(value, field, old);
  if (field.widget === "hidden") return toId(value);
  if (field.pattern?.[0].startsWith(String.raw`^(?:\d+|`))
    return /^\d+$/u.test(String(value)) ? Number(value) : value;
  return value;
}

function cleanList(
  values: readonly unknown[],
  field: FormField,
  old: unknown,
): unknown[] {
  const olds: unknown[] = Array.isArray(old) ? old : [];
  return values.map((item) => {
    if (!isFields(item))
      return field.field ? cleanValue(item, field.field, undefined) : item;
    const kind = field.types?.find(({ name }) => name === item["kind"]);
    const form = kind ? [noKind, ...(kind.fields ?? [])] : (field.fields ?? []);
    return cleanFields(item, form, mostAlike(item, form, olds));
  });
}

/** The item that a new version of it shares most required fields with, such as its id. Undefined for a new item. */
function mostAlike(
  item: Fields,
  form: readonly FormField[],
  olds: readonly unknown[],
): unknown {
  const required = form.filter((field) => field.required);
  let [best, shared]: [unknown, number] = [undefined, 0];
  for (const each of olds) {
    if (!isFields(each)) continue;
    const same = required.filter(({ name }) => isSame(each[name], item[name]));
    if (same.length > shared) [best, shared] = [each, same.length];
  }
  return best;
}

const noKind: FormField = { name: "kind", widget: "string", required: true };

/**
 * The values that belong into a file. The CMS gives every field of a form a value: what is empty, or what the field
 * means anyway, is left out unless the file had it.
 */
function cleanFields(
  content: unknown,
  form: readonly FormField[],
  old: unknown,
): Fields {
  const given = isFields(content) ? content : {};
  const before = isFields(old) ? old : {};
  const cleaned: Fields = {};
  for (const field of form) {
    const { name } = field;
    const value = cleanValue(given[name], field, before[name]);
    const had = Object.hasOwn(before, name);
    const meansNothing =
      !field.required && (value === false || value === field.default);
    if (had && isSame(value, before[name])) cleaned[name] = before[name];
    else if (!isBlank(value) && (had || !meansNothing)) cleaned[name] = value;
  }
  const names = new Set([...form.map(({ name }) => name), SOURCE, BODY]);
  for (const [name, value] of Object.entries(given))
    if (!names.has(name) && Object.hasOwn(before, name)) cleaned[name] = value;
  return cleaned;
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isBlank);
}

/** The number of a new entry: twelve digits, made of the random text that the CMS gives it. */
function toId(value: unknown): unknown {
  if (typeof value !== "string" || !/^[\da-f-]{36}$/u.test(value)) return value;
  const random = Number.parseInt(value.replaceAll("-", "").slice(0, 12), 16);
  return 100_000_000_000 + (random % 900_000_000_000);
}
