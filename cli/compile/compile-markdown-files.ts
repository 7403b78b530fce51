import type { CompileMemory } from "../model/compile-memory.ts";
import type { CompiledEntry, CompiledFile } from "../model/compiled-file.ts";
import type { ContentFile } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { ImageResolver } from "../model/image-resolver.ts";
import { LazySource, type SourceText } from "../model/source-text.ts";
import { takeTurn } from "../model/take-turn.ts";
import { isSameImage } from "./cache/shared-values.ts";
import { openYaml } from "./compile-entry.ts";
import { inParallel } from "../model/in-parallel.ts";
import type { EntryFile } from "./compile-files.ts";
import {
  compileMarkdownFile,
  imageOf,
  storeFor,
  type CompileInputs,
} from "./compile-markdown-file.ts";
import { decodeText } from "./decode-text.ts";
import { OpenedEntry } from "./opened-entry.ts";
import { findDigest, readFile } from "./read-file.ts";
import type { ImageFiles } from "./resolve-images.ts";

export interface CompiledMarkdown {
  /** In the order of the files. */
  entries: MarkdownEntry[];
  /** The compiled file behind each entry. */
  compiled: Map<MarkdownEntry, CompiledFile>;
  sources: Map<string, SourceText>;
  /** Files without an entry that could be read. */
  unread: string[];
  diagnostics: Diagnostic[];
}

interface Opened {
  source: SourceText;
  entry: MarkdownEntry | undefined;
}

/** Each result is opened once, so that a watch reuses what earlier builds computed for it. */
const opened = new WeakMap<CompiledFile, Opened>();

/**
 * Compiles every Markdown file on its own, or takes it from the memory if none of its inputs has changed.
 * @throws the reason of an aborted signal
 */
export async function compileMarkdownFiles(
  files: readonly EntryFile[],
  inputs: CompileInputs & ImageFiles,
  memory: CompileMemory,
  signal?: AbortSignal,
): Promise<CompiledMarkdown> {
  const result: CompiledMarkdown = {
    entries: [],
    compiled: new Map(),
    sources: new Map(),
    unread: [],
    diagnostics: [],
  };
  const current = new Map<EntryFile, CompiledFile>();
  const missing: EntryFile[] = [];
  for (const item of files) {
    const known = findUpToDate(item, inputs, memory);
    if (known === undefined) missing.push(item);
    else current.set(item, known);
  }
  const take: Take = (item, file) => current.set(item, file);
  await compileAll(missing, inputs, memory, take, signal);
  for (const item of files) {
    const file = current.get(item);
    if (file !== undefined) add(item, file);
  }
  return result;

  function add({ found }: EntryFile, file: CompiledFile): void {
    const { entry, source } = opened.get(file) ?? open(found, file, memory);
    // The text of an unsaved file is only in memory.
    const text = isOpen(found) ? sourceOf(found, file, memory) : source;
    result.sources.set(file.file, text);
    for (const diagnostic of file.diagnostics)
      result.diagnostics.push(diagnostic);
    if (entry === undefined) {
      result.unread.push(file.file);
      return;
    }
    result.entries.push(entry);
    result.compiled.set(entry, file);
  }
}

function open(
  found: EntryFile["found"],
  file: CompiledFile,
  memory: CompileMemory,
): Opened {
  const source = sourceOf(found, file, memory);
  const entry =
    file.entry && new OpenedEntry(file, file.entry, source, openYaml);
  const result = { source, entry };
  opened.set(file, result);
  return result;
}

/** The remembered result of a file. Undefined if any of its inputs has changed. */
function findUpToDate(
  { found }: EntryFile,
  inputs: CompileInputs,
  memory: CompileMemory,
): CompiledFile | undefined {
  if (!memory.entries.has(found.path)) return undefined;
  const digest = isOpen(found) ? found.digest : findDigest(found, memory.files);
  const known = digest && memory.entries.get(found.path, digest);
  return known && isUpToDate(known, inputs) ? known : undefined;
}

type Take = (item: EntryFile, file: CompiledFile) => void;

/** How many files are compiled at the same time: enough to keep two threads busy. */
const MAX_OPEN = 16;

/** Compiles files in any order. */
async function compileAll(
  items: readonly EntryFile[],
  inputs: CompileInputs & ImageFiles,
  memory: CompileMemory,
  take: Take,
  signal: AbortSignal | undefined,
): Promise<void> {
  inputs.bodies.expect(items.length);
  await inParallel(items, MAX_OPEN, async (item) => {
    // It also lets the native parser free its memory, and the store write.
    await takeTurn(signal);
    const { collection, found } = item;
    const file = isOpen(found) ? found : readFile(found, memory.files);
    if (file === undefined) return;
    const compiled = await compileMarkdownFile(file, collection, inputs);
    take(item, memory.entries.set(compiled));
  });
}

function isOpen(found: EntryFile["found"]): found is ContentFile {
  return "bytes" in found;
}

/** The resolver that last confirmed a result's images. Its answers never change. */
const compared = new WeakMap<CompiledFile, ImageResolver>();

/** True if compiling the file again would give the same result. */
function isUpToDate(compiled: CompiledFile, inputs: CompileInputs): boolean {
  const { entry, file } = compiled;
  if (entry === undefined) return true;
  const { render, resolver } = inputs;
  const { images } = entry.uses;
  if (!hasSameInputs(entry, inputs)) return false;
  if (compared.get(compiled) !== resolver) {
    for (const [src, image] of images)
      if (!isSameImage(image, imageOf(resolver, file, src))) return false;
    compared.set(compiled, resolver);
  }
  const { collection, common, isValid, rendered, slug } = entry;
  if (!isValid || !render) return true;
  if (rendered === undefined) return false;
  const store = storeFor(common, inputs);
  return store === undefined
    ? rendered.body !== undefined
    : store.has(collection, slug, rendered.bodyDigest);
}

/** True if all inputs of a file but its images are unchanged. */
function hasSameInputs(
  { uses }: CompiledEntry,
  { brand: known, brandDigest, fragmentsDigest, spelling }: CompileInputs,
): boolean {
  const { brand, fragments, names } = uses;
  for (const record in names)
    if (names[record] !== (known?.names[record] ?? "")) return false;
  if (brand !== brandDigest || (spelling && !uses.spelling)) return false;
  return fragments === "" || fragments === fragmentsDigest;
}

/** The text of a file, read again only when it is needed. */
function sourceOf(
  found: EntryFile["found"],
  compiled: CompiledFile,
  { files }: CompileMemory,
): SourceText {
  const { path } = found;
  return new LazySource(path, () => {
    const file = isOpen(found) ? found : readFile(found, files);
    // The file has changed in the meantime, so the next run must not use this text.
    if (file?.digest !== compiled.digest) opened.delete(compiled);
    if (file === undefined) return "";
    return decodeText(path, file.bytes).value?.text ?? "";
  });
}
