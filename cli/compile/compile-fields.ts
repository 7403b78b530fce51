import { hash } from "node:crypto";
import type { CompiledBody } from "../model/body.ts";
import type { FieldLink } from "../model/compiled-folder.ts";
import { type Diagnostic, placeOf } from "../model/diagnostic.ts";
import type { EntryHead, RecordEntry } from "../model/entry.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import type { MeaningfulField } from "../model/schema-parts.ts";
import { createFieldLocator } from "../model/align-scalar.ts";
import { valueAt } from "../model/value-at.ts";
import { toBodyInput, type BodyCompiler } from "./body-compiler.ts";
import { CompileCache } from "./cache/compile-cache.ts";

export interface CompiledFields {
  /** The fields as the index has them: with the addresses of images and the HTML of Markdown texts. */
  value: Record<string, unknown>;
  /** Links inside Markdown texts of fields. */
  links: Omit<FieldLink, "entry">[];
  /** Images of the content folder that the fields show. */
  assets: Asset[];
  diagnostics: Diagnostic[];
}

/** The fields of all records. */
export interface RecordFields {
  valueOf: (record: RecordEntry) => Record<string, unknown>;
  links: FieldLink[];
  /** By their names in the output. */
  assets: Map<string, Asset>;
  diagnostics: Diagnostic[];
}

export async function compileRecordFields(
  records: readonly RecordEntry[],
  resolver: ImageResolver,
  bodies: BodyCompiler,
  cache: CompileCache,
): Promise<RecordFields> {
  const values = new Map<RecordEntry, Record<string, unknown>>();
  const all: RecordFields = {
    valueOf: (record) => values.get(record) ?? {},
    links: [],
    assets: new Map(),
    diagnostics: [],
  };
  for (const entry of records) {
    const fields = await compileFields(entry, resolver, bodies, cache);
    values.set(entry, fields.value);
    all.diagnostics.push(...fields.diagnostics);
    for (const link of fields.links) all.links.push({ entry, ...link });
    for (const asset of fields.assets) all.assets.set(asset.name, asset);
  }
  return all;
}

/** Compiles the parts of fields that are not plain data: looks up images, and compiles Markdown texts like bodies. */
export async function compileFields(
  entry: EntryHead | RecordEntry,
  resolver: ImageResolver,
  bodies: BodyCompiler,
  cache: CompileCache = new CompileCache(),
): Promise<CompiledFields> {
  const { data = {}, file } = entry;
  const special = entry.meanings.filter(
    ({ meaning }) => meaning.kind === "image" || meaning.kind === "markdown",
  );
  const value = special.length === 0 ? data : structuredClone(data);
  const found = { links: [], assets: [], diagnostics: [] };
  const result: CompiledFields = { value, ...found };
  for (const field of special) {
    const parent = valueAt(value, field.path.slice(0, -1));
    const key = field.path.at(-1);
    if (typeof parent !== "object" || parent === null || key === undefined)
      continue;
    if (field.meaning.kind === "markdown") {
      const body = await compileText(file, field.value, bodies, cache);
      Reflect.set(parent, `${key}Html`, body.rendered?.html ?? "");
      addFindings(result, body, entry, field);
      continue;
    }
    const image = resolver.resolve(file, field.value);
    if (image === undefined) continue;
    result.assets.push(...image.assets);
    Reflect.set(parent, key, image.address);
    if (entry.kind !== "markdown" || key !== "src") continue;
    Reflect.set(parent, "width", image.width);
    Reflect.set(parent, "height", image.height);
    if (image.srcset !== undefined) Reflect.set(parent, "srcset", image.srcset);
  }
  return result;
}

async function compileText(
  file: string,
  text: string,
  bodies: BodyCompiler,
  cache: CompileCache,
): Promise<CompiledBody> {
  const key = `text ${hash("sha256", `${file}\n${text}`)}`;
  const known = cache.recall<CompiledBody>(key);
  if (known !== undefined) return known;
  const body = await bodies.compile(toBodyInput(file, text));
  cache.keep(key, body);
  return body;
}

/** Adds the links and diagnostics of a text in a field, with their positions in the file. */
function addFindings(
  result: CompiledFields,
  body: CompiledBody,
  entry: EntryHead | RecordEntry,
  field: MeaningfulField,
): void {
  const locate = createFieldLocator(entry, field);
  for (const { end, start, target } of body.links)
    result.links.push({ target, range: () => locate(start, end) });
  for (const { rule, severity, message, help, ...place } of body.diagnostics) {
    // Placeholders are never filled in fields: one rule reports that for all of them.
    if (rule.startsWith("placeholder/")) continue;
    const start = offsetOf(field.value, place.line, place.column);
    const end = offsetOf(field.value, place.endLine, place.endColumn);
    const range = locate(start, end);
    result.diagnostics.push({
      ...placeOf(entry.source, range),
      rule,
      severity,
      message,
      help,
      fixable: false,
      related: [],
    });
  }
}

/** @param line from 1, as is `column` */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
