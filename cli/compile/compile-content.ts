import type { Preview } from "#schema";
import { hash } from "node:crypto";
import type { BodyStore } from "../model/body-store.ts";
import type { Fragments } from "../model/body.ts";
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
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import type { ContentFile } from "../model/content-file.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { applyLevels } from "./apply-levels.ts";
import { type Levels } from "../model/levels.ts";
import {
  createBodyCompiler,
  type BodyCompiler,
} from "./create-body-compiler.ts";
import { compileOutput } from "./compile-output.ts";
import { compileDrawings } from "./compile-drawings.ts";
import { compileFields } from "./compile-fields.ts";
import { compileFiles, type CompiledFiles } from "./compile-files.ts";
import type { CompileInputs } from "./compile-markdown-file.ts";
import {
  compileMarkdownFiles,
  type CompiledMarkdown,
} from "./compile-markdown-files.ts";
import { collectFragments } from "./collect-fragments.ts";
import { checkAcrossFiles } from "./check-across-files.ts";
import type { ReadFolder } from "./list-files.ts";
import { listFolders } from "./cache/list-folders.ts";
import { decodePictures } from "./pictures/decode-pictures.ts";
import { openImages } from "./pictures/open-images.ts";
import { openSpelling } from "./spelling/open-spelling.ts";
import { readBrand } from "./share-images/read-brand.ts";

export interface CompileOptions {
  contentDir: string;
  /** Folders of static files, the first that has a file wins. */
  publicDirs: readonly string[];
  /** A ready list of static files to use instead: path with a leading slash -> absolute path. */
  publicFiles?: ReadonlyMap<string, string>;
  /** False to check only: no HTML, no output. */
  render: boolean;
  now: Date;
  preview: Preview;
  levels: Levels;
  /** The site's own address. A link to it is an internal link. */
  siteUrl?: string;
  memory?: CompileMemory;
  /** Compiles texts. It is closed at the end. */
  bodies?: BodyCompiler | undefined;
  /** Receives bodies while the folder is compiled. Without it they are in the output. */
  store?: BodyStore;
  readFolder?: ReadFolder;
  /** When files changed, by path in the content folder, for entries whose front matter has no date. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Files that are not on disk yet, checked as if they were. */
  unsaved?: readonly ContentFile[];
  /** Stops at the next file. */
  signal?: AbortSignal | undefined;
}

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** The files that could be decoded, for code frames. */
  sources: ReadonlyMap<string, SourceText>;
  /** How many files were read. */
  files: number;
  folder: CompiledFolder;
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
  const { bodies, contentDir, now, preview } = options;
  const { memory = createCompileMemory() } = options;
  const listing = memory.listing ?? (await listFolders(options));
  const { found, publicFiles } = listing;
  const files = compileFiles(found.value ?? [], options.unsaved, memory);
  const { images, records } = files;
  const opened = await openImages(images, listing, memory);
  const { pictures, resolver } = opened;
  const spelling = await openSpelling(contentDir, files, options.levels);
  const fragments = collectFragments(records);
  const compileInputs: CompileInputs = {
    bodies,
    fragments,
    fragmentsDigest: digestFragments(fragments),
    ...readBrand(files.settings, records, publicFiles),
    images,
    resolver,
    store: options.store,
    spelling: spelling !== undefined,
    render: options.render,
    drafts: preview.drafts,
  };
  const markdown = await compileMarkdownFiles(
    files.entryFiles,
    { ...compileInputs, pictures, publicFiles },
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
  const inputs = { compiled, listing, texts: files.sources };
  const across = checkAcrossFiles(context, inputs, memory);
  const stages = [found, files, markdown, fields, drawings, across];
  const reported = stages.flatMap((stage) => stage.diagnostics);
  const drafts = draftsAmong(markdown.entries);
  const sorted = sortDiagnostics(reported);
  const diagnostics = applyLevels(sorted, options.levels, drafts);
  const sources = joinSources(files, markdown, drawings);
  const read = { folder, fieldLinks: context.fieldLinks };
  const checked = { diagnostics, sources, files: files.files, ...read };
  const hasErrors = diagnostics.some(({ severity }) => severity === "error");
  if (!options.render || hasErrors) return checked;
  const indexed = { ...options, compiled, fieldsOf: fields.fieldsOf };
  const output = compileOutput(folder, indexed, fields.assets, compileInputs);
  return { ...checked, output };
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

/** A fragment with errors is not the same as a missing one. */
function digestFragments(fragments: Fragments): string {
  const json = JSON.stringify(fragments, (_, value: unknown) => value ?? null);
  return hash("sha256", json);
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
