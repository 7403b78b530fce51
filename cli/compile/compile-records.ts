import {
  collections,
  type Collection,
  type CollectionName,
  type RecordCollection,
} from "#schema";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { RecordEntry, SettingsEntry } from "../model/entry.ts";
import { schemaOf, findMeanings } from "../model/schema-parts.ts";
import type { SourceText } from "../model/source-text.ts";
import { isMapping, textAt } from "../model/value-at.ts";
import type { YamlSource } from "../model/yaml-source.ts";
import {
  createDiagnostic,
  limitProblems,
  MAX_PROBLEMS,
} from "../rules/create-diagnostic.ts";
import { validateFields } from "./validate-fields.ts";

/** Compiles a file with a list of records and validates each. */
export function compileRecordList(
  source: SourceText,
  { diagnostics, value: yaml }: StageResult<YamlSource>,
  name: CollectionName,
): StageResult<RecordEntry[]> {
  if (yaml === undefined) return { diagnostics };
  if (yaml.data === null) return { value: [], diagnostics };
  if (!Array.isArray(yaml.data)) {
    const message = `\`${name}\` is a list; this file contains something else.`;
    const help = "Begin each record with a hyphen: `- id: first`.";
    const at = yaml.rangeOf([]);
    const rule = "schema/type";
    const problem = createDiagnostic(rule, source, at, message, { help });
    return { diagnostics: [...diagnostics, problem] };
  }
  const records: unknown[] = yaml.data;
  const value: RecordEntry[] = [];
  for (const [index, raw] of records.entries()) {
    if (diagnostics.length > MAX_PROBLEMS) break;
    const result = compileRecord(source, yaml, name, raw, [index], undefined);
    diagnostics.push(...result.diagnostics);
    value.push(result.entry);
  }
  return { value, diagnostics: limitProblems(diagnostics, source) };
}

/** Compiles a file with one record. The file's name is the record's id. */
export function compileRecordFile(
  source: SourceText,
  { diagnostics, value: yaml }: StageResult<YamlSource>,
  name: CollectionName,
  id: string,
): StageResult<RecordEntry[]> {
  if (yaml === undefined) return { diagnostics };
  const raw = yaml.data ?? {};
  const result = compileRecord(source, yaml, name, raw, [], id);
  return {
    value: [result.entry],
    diagnostics: [...diagnostics, ...result.diagnostics],
  };
}

/** Compiles a file with settings. */
export function compileSettings(
  source: SourceText,
  { diagnostics, value: yaml }: StageResult<YamlSource>,
  name: CollectionName,
): StageResult<SettingsEntry> {
  if (yaml === undefined) return { diagnostics };
  const schema = schemaOf(collections[name]);
  const raw = yaml.data ?? {};
  const fields = validateFields(schema, raw, source, yaml);
  return {
    value: {
      kind: "settings",
      collection: name,
      file: source.file,
      source,
      yaml,
      base: [],
      raw,
      data: fields.value,
      meanings: findMeanings(schema, raw),
    },
    diagnostics: [...diagnostics, ...fields.diagnostics],
  };
}

function compileRecord(
  source: SourceText,
  yaml: YamlSource,
  name: CollectionName,
  raw: unknown,
  base: number[],
  fileId: string | undefined,
): { entry: RecordEntry; diagnostics: Diagnostic[] } {
  const collection = collectionOf(name);
  const { idField } = collection;
  const written = textAt(raw, idField);
  const named = nameByFile(collection, raw, fileId);
  const fields = validateFields(collection.record, named, source, yaml, base);
  const rangeOfId = () =>
    yaml.rangeOf(written === undefined ? base : [...base, idField]);
  const diagnostics = [...fields.diagnostics];
  if (fileId !== undefined && written !== undefined && written !== fileId) {
    const message = `\`${idField}\` is "${written}", but the file is named "${fileId}".`;
    const help =
      "Make them agree, or remove the line: the file name is enough.";
    const rule = "schema/format";
    diagnostics.push(
      createDiagnostic(rule, source, rangeOfId(), message, { help }),
    );
  }
  const entry: RecordEntry = {
    kind: "record",
    collection: name,
    file: source.file,
    source,
    yaml,
    base,
    raw,
    data: fields.value,
    meanings: findMeanings(collection.record, raw),
    get idRange() {
      return rangeOfId();
    },
    id: written ?? fileId,
  };
  return { entry, diagnostics };
}

/** For a record in a file of its own, the file name is the default id. */
function nameByFile(
  { idField, fragment }: RecordCollection,
  raw: unknown,
  fileId: string | undefined,
): unknown {
  if (fileId === undefined || fragment || !isMapping(raw)) return raw;
  return { [idField]: fileId, ...raw };
}

function collectionOf(name: CollectionName): RecordCollection {
  const collection: Collection = collections[name];
  if (collection.kind !== "records")
    throw new Error(`${name} is no collection of records`);
  return collection;
}
