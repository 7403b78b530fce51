import { statSync } from "node:fs";
import type { CollectionName } from "#schema";
import { relativePath } from "../folders.ts";
import {
  type ContentFile,
  type FoundFile,
  MAX_BYTES,
} from "../model/content-file.ts";
import { type Diagnostic, compareText } from "../model/diagnostic.ts";
import type { RecordEntry, SettingsEntry } from "../model/entry.ts";
import { imageTypeOf } from "../model/own-files.ts";
import { type Placement, placeFile } from "./place-file.ts";
import type { SourceText } from "../model/source-text.ts";
import { checkSvg } from "../rules/svg/check-svg.ts";
import { createFileDiagnostic } from "../rules/create-diagnostic.ts";
import { checkText } from "../rules/run-checks.ts";
import {
  compileRecordFile,
  compileRecordList,
  compileSettings,
} from "./compile-records.ts";
import { decodeText } from "./decode-text.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { CompileCache } from "./cache/compile-cache.ts";

/** A Markdown file that has not been read yet, and its collection. */
export interface EntryFile {
  found: FoundFile | ContentFile;
  collection: CollectionName;
}

export interface CompiledFiles {
  entryFiles: EntryFile[];
  records: RecordEntry[];
  settings: SettingsEntry[];
  images: FoundFile[];
  sources: Map<string, SourceText>;
  /** How many files there are to read. */
  files: number;
  /** Files of records or settings that could not be read. */
  unread: string[];
  /** What systems, editors and git have left among the files. */
  passedOver: string[];
  diagnostics: Diagnostic[];
}

/** Finds the purpose of every file, and reads, decodes and validates all but the Markdown files. */
export function compileFiles(
  found: readonly FoundFile[],
  unsaved: readonly ContentFile[] = [],
  cache: CompileCache,
): CompiledFiles {
  const result: CompiledFiles = {
    entryFiles: [],
    records: [],
    settings: [],
    images: [],
    sources: new Map(),
    files: 0,
    unread: [],
    passedOver: [],
    diagnostics: [],
  };
  const replaced = new Map(unsaved.map((file) => [file.path, file]));
  const others = found.filter(({ path }) => !replaced.has(path));
  const open: OpenFile = (item) => replaced.get(item.path) ?? cache.read(item);
  const all = [...others, ...replaced.values()];
  for (const item of all.toSorted((a, b) => compareText(a.path, b.path))) {
    const placement = placeFile(item.path);
    if (placement.kind === "ignored") {
      if (placement.isLeftover) result.passedOver.push(item.path);
    } else if (placement.kind === "image") addImage(item, open, result, cache);
    else {
      result.files++;
      addFile(item, placement, open, result);
    }
  }
  return result;
}

type OpenFile = (item: FoundFile | ContentFile) => ContentFile | undefined;

function addFile(
  item: FoundFile | ContentFile,
  placement: Exclude<Placement, { kind: "ignored" | "image" }>,
  open: OpenFile,
  result: CompiledFiles,
): void {
  if (placement.kind === "entry") {
    result.entryFiles.push({ found: item, collection: placement.collection });
    return;
  }
  if (placement.kind === "stray") {
    const { help, message } = placement;
    const rule = "collection/stray-file";
    result.diagnostics.push(
      createFileDiagnostic(rule, item.path, message, { help }),
    );
    return;
  }
  const file = open(item);
  if (file !== undefined && !compileFile(file, placement, result))
    result.unread.push(file.path);
}

/** @returns false if the file could not be read */
function compileFile(
  { bytes, path }: ContentFile,
  placement: Extract<Placement, { kind: "list" | "record" | "settings" }>,
  result: CompiledFiles,
): boolean {
  const decoded = decodeText(path, bytes);
  const source = decoded.value;
  result.diagnostics.push(...decoded.diagnostics);
  if (source === undefined) return false;
  result.sources.set(path, source);
  result.diagnostics.push(...checkText(source));
  if (decoded.diagnostics.length > 0) return false;
  const { collection } = placement;
  const yaml = parseYaml(source);
  if (placement.kind === "settings") {
    const settings = compileSettings(source, yaml, collection);
    result.diagnostics.push(...settings.diagnostics);
    if (settings.value !== undefined) result.settings.push(settings.value);
    return settings.value !== undefined;
  }
  const records =
    placement.kind === "list"
      ? compileRecordList(source, yaml, collection)
      : compileRecordFile(source, yaml, collection, placement.id);
  for (const problem of records.diagnostics) result.diagnostics.push(problem);
  for (const record of records.value ?? []) result.records.push(record);
  return records.value !== undefined;
}

function addImage(
  item: FoundFile | ContentFile,
  open: OpenFile,
  result: CompiledFiles,
  cache: CompileCache,
): void {
  const tooLarge = checkSize(item);
  if (tooLarge !== undefined) {
    result.diagnostics.push(tooLarge);
    return;
  }
  result.images.push(item);
  const file = /\.svg$/iu.test(item.path) ? open(item) : undefined;
  if (file !== undefined) addDrawing(file, result, cache);
}

function addDrawing(
  { bytes, digest, path }: ContentFile,
  { diagnostics, sources }: Pick<CompiledFiles, "diagnostics" | "sources">,
  cache: CompileCache,
): void {
  const { value: source, diagnostics: problems } = decodeText(path, bytes);
  diagnostics.push(...problems);
  if (source === undefined) return;
  sources.set(path, source);
  // Of a file that is none, a page that shows it says so.
  if (imageTypeOf(bytes) !== "svg") return;
  const key = `drawing ${path} ${digest}`;
  const found = cache.recall<Diagnostic[]>(key) ?? checkSvg(source);
  cache.keep(key, found);
  diagnostics.push(...found);
}

/**
 * Checks the SVG images among the static files, which the site serves unchanged. Their paths are relative to the
 * content folder, like all others: `../public/images/a.svg`.
 * @param publicFiles path with a leading slash -> absolute path
 */
export function compileDrawings(
  contentDir: string,
  publicFiles: ReadonlyMap<string, string>,
  cache: CompileCache,
): Pick<CompiledFiles, "diagnostics" | "sources"> {
  const found = { diagnostics: [], sources: new Map() };
  for (const absolutePath of publicFiles.values()) {
    if (!/\.svg$/iu.test(absolutePath)) continue;
    const path = relativePath(contentDir, absolutePath);
    const file = cache.read({ path, absolutePath });
    if (file !== undefined) addDrawing(file, found, cache);
  }
  return found;
}

function checkSize({ absolutePath, path }: FoundFile): Diagnostic | undefined {
  const size = statSync(absolutePath, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_BYTES) return undefined;
  const megabytes = Math.ceil(size / 1_000_000);
  const message = `The file has ${megabytes} MB; it may have 50 MB.`;
  return createFileDiagnostic("file/too-large", path, message);
}
