import type { BodyStore } from "../model/body-store.ts";
import type {
  CompiledFolder,
  CompiledOutput,
  FieldLink,
  FolderContext,
} from "../model/compiled-folder.ts";
import {
  createCompileMemory,
  type CompileMemory,
} from "../model/compile-memory.ts";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { applyLevels } from "./apply-levels.ts";
import {
  createBodyCompiler,
  type BodyCompiler,
} from "./create-body-compiler.ts";
import { compileOutput } from "./compile-output.ts";
import { compileDrawings } from "./compile-drawings.ts";
import { compileFields } from "./compile-fields.ts";
import type { CompiledFiles } from "./compile-files.ts";
import {
  compileMarkdownFiles,
  type CompiledMarkdown,
} from "./compile-markdown-files.ts";
import { checkAcrossFiles } from "./check-across-files.ts";
import {
  openFolder,
  type FolderOptions,
  type OpenedFolder,
} from "./compile-folder.ts";
import { decodePictures } from "./pictures/decode-pictures.ts";

export interface CompileOptions extends FolderOptions {
  now: Date;
  /** The site's own address. A link to it is an internal link. */
  siteUrl?: string;
  memory?: CompileMemory;
  /** The folder, if it has been opened with the same options and memory. */
  opened?: OpenedFolder | undefined;
  /** Compiles texts. It is closed at the end. */
  bodies?: BodyCompiler | undefined;
  /** Receives bodies while the folder is compiled. Without it they are in the output. */
  store?: BodyStore;
  /** When files changed, by path in the content folder, for entries whose front matter has no date. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Stops at the next file. */
  signal?: AbortSignal | undefined;
}

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** The files that could be decoded, for code frames. */
  sources: Map<string, SourceText>;
  /** How many files were read. */
  files: number;
  folder: CompiledFolder;
  /** The compiled file behind each entry. */
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  /** Links inside Markdown texts of fields. */
  fieldLinks: readonly FieldLink[];
  /** What to write; undefined when the content has errors or was only checked. */
  output?: CompiledOutput;
}

/**
 * Reads, checks and compiles a content folder. The one place that knows the order of the stages; it writes nothing.
 * @throws when the folder cannot be read, and the reason of an aborted signal
 */
export async function compileContent(
  options: CompileOptions,
): Promise<CompileResult> {
  const { bodies = createBodyCompiler() } = options;
  try {
    return await compile({ ...options, bodies });
  } finally {
    bodies.close();
  }
}

async function compile(
  options: CompileOptions & { bodies: BodyCompiler },
): Promise<CompileResult> {
  const { bodies, contentDir, now } = options;
  const { memory = createCompileMemory() } = options;
  const opened = options.opened ?? (await openFolder(options, memory));
  const { files, listing, resolver, spelling } = opened;
  const { found, publicFiles } = listing;
  const { records } = files;
  const inputs = { ...opened.inputs, bodies, store: options.store };
  const markdown = await compileMarkdownFiles(
    files.entryFiles,
    inputs,
    memory,
    options.signal,
  );
  const fields = await compileRecordFields(records, resolver, bodies, memory);
  const drawings = compileDrawings(contentDir, publicFiles, memory.files);
  const folder = createFolder(files, markdown, publicFiles);
  const { compiled } = markdown;
  await decodePictures(folder, compiled, opened, memory, options.signal);
  const context: FolderContext = {
    folder,
    images: resolver,
    now,
    siteUrl: options.siteUrl,
    spelling,
    fieldLinks: [...fields.links, ...linksInFields(markdown)],
  };
  const read = { compiled, listing, texts: files.sources };
  const across = checkAcrossFiles(context, read, memory);
  const stages = [found, files, markdown, fields, drawings, across];
  const reported = stages.flatMap((stage) => stage.diagnostics);
  const drafts = draftsAmong(markdown.entries);
  const sorted = sortDiagnostics(reported);
  const diagnostics = applyLevels(sorted, options.levels, drafts);
  const result = {
    diagnostics,
    sources: joinSources(files, markdown, drawings),
    files: files.files,
    folder,
    compiled,
    fieldLinks: context.fieldLinks,
  };
  const hasErrors = diagnostics.some(({ severity }) => severity === "error");
  if (!options.render || hasErrors) return result;
  const indexed = { ...options, compiled, fieldsOf: fields.fieldsOf };
  const output = compileOutput(folder, indexed, fields.assets, inputs);
  return { ...result, output };
}

function joinSources(
  { sources: first }: CompiledFiles,
  ...others: readonly Pick<CompileResult, "sources">[]
): Map<string, SourceText> {
  const sources = new Map(first);
  for (const part of others)
    for (const [file, source] of part.sources) sources.set(file, source);
  return sources;
}

function createFolder(
  { images, records, settings, unread }: CompiledFiles,
  markdown: CompiledMarkdown,
  publicFiles: ReadonlyMap<string, string>,
): CompiledFolder {
  return {
    entries: markdown.entries,
    records,
    settings,
    images,
    unread: [...unread, ...markdown.unread],
    publicFiles: new Set(publicFiles.keys()),
  };
}

function draftsAmong(entries: readonly MarkdownEntry[]): Set<string> {
  const drafts = entries.filter(({ common }) => common.draft);
  return new Set(drafts.map(({ file }) => file));
}

async function compileRecordFields(
  records: readonly RecordEntry[],
  resolver: ImageResolver,
  bodies: BodyCompiler,
  { texts }: CompileMemory,
) {
  const before = new Map(texts);
  texts.clear();
  const links: FieldLink[] = [];
  const diagnostics: Diagnostic[] = [];
  const assets = new Map<string, Asset>();
  const values = new Map<RecordEntry, Record<string, unknown>>();
  for (const entry of records) {
    const fields = await compileFields(entry, resolver, bodies, {
      before,
      texts,
    });
    values.set(entry, fields.value);
    diagnostics.push(...fields.diagnostics);
    for (const link of fields.links) links.push({ entry, ...link });
    for (const asset of fields.assets) assets.set(asset.name, asset);
  }
  const fieldsOf = (record: RecordEntry) => values.get(record) ?? {};
  return { links, diagnostics, assets, fieldsOf };
}

function linksInFields({ compiled }: CompiledMarkdown): FieldLink[] {
  const links: FieldLink[] = [];
  for (const [entry, file] of compiled)
    for (const { target, ...range } of file.entry?.fieldLinks ?? [])
      links.push({ entry, target, range: () => range });
  return links;
}
