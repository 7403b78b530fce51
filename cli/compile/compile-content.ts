import { hash } from "node:crypto";
import { type Preview, collections } from "#schema";
import type { Fragments, Snippet, Wireframe } from "../model/body.ts";
import type {
  CompiledFolder,
  CompiledOutput,
  FieldLink,
  FolderContext,
} from "../model/compiled-folder.ts";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { ContentFile } from "../model/content-file.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import { timeZoneOf } from "../model/time-zone.ts";
import type { Levels } from "../model/levels.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { readPlans } from "../rules/plan/known-plans.ts";
import { checkFolder } from "../rules/run-checks.ts";
import { applyLevels } from "./apply-levels.ts";
import { createBodyCompiler } from "./body-compiler.ts";
import { CompileCache } from "./cache/compile-cache.ts";
import { compileRecordFields, type RecordFields } from "./compile-fields.ts";
import {
  compileDrawings,
  compileFiles,
  type CompiledFiles,
} from "./compile-files.ts";
import {
  compileUncached,
  findUncached,
  openCompiled,
  type CompiledMarkdown,
} from "./compile-markdown-files.ts";
import { compileOutput } from "./compile-index.ts";
import { passOverIgnored } from "./pass-over-ignored.ts";
import { listFiles, type ReadFolder, listPublic } from "./list-files.ts";
import {
  decodePictures,
  inspectPictures,
} from "./pictures/inspect-pictures.ts";
import { keepUsable, type LastGood } from "./last-good.ts";
import { createImageResolver } from "./resolve-images.ts";
import { readBrand } from "./share-images/create-share-image.ts";
import { openSpelling } from "./spelling/open-spelling.ts";

export interface CompileOptions {
  contentDir: string;
  /** Folders of static files, the first that has a file wins. */
  publicDirs: readonly string[];
  /** A ready list of static files to use instead: path with a leading slash -> absolute path. */
  publicFiles?: ReadonlyMap<string, string>;
  readFolder?: ReadFolder;
  /** Files that are not on disk yet, checked as if they were. */
  unsaved?: readonly ContentFile[];
  /** False to check only: no HTML, no output. */
  render: boolean;
  preview: Preview;
  levels: Levels;
  now: Date;
  /** The site's own address. A link to it is an internal link. */
  siteUrl?: string;
  cache?: CompileCache;
  /** When the words of files changed, by path in the content folder. */
  changeDates?: ReadonlyMap<string, string> | undefined;
  /** Set to compile everything that has no errors, even if the rest has some. */
  lastGood?: LastGood | undefined;
  /** Stops at the next file. */
  signal?: AbortSignal | undefined;
}

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** The files that could be decoded, for code frames. */
  sources: Map<string, SourceText>;
  /** How many files were read. */
  files: number;
  /** Files that are no content: what git ignores, and what systems and editors leave. */
  passedOver: readonly string[];
  folder: CompiledFolder;
  /** The compiled file behind each entry. */
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  /** Links inside Markdown texts of fields. */
  fieldLinks: readonly FieldLink[];
  /** What to write; undefined when the content was only checked, or has errors and `lastGood` is not set. */
  output?: CompiledOutput;
}

/**
 * Reads, checks and compiles a content folder. The one place that knows the order of the stages; it writes nothing but
 * the cache.
 * @throws when the folder cannot be read, and the reason of an aborted signal
 */
export async function compileContent(
  options: CompileOptions,
): Promise<CompileResult> {
  const { cache = new CompileCache(), contentDir, render, signal } = options;
  const opened = await openFolder(options, cache);
  const { files, found, pictures, publicFiles, resolver, spelling } = opened;
  const { fields, markdown } = await compileTexts(opened, options, cache);
  const { compiled } = markdown;
  const folder = createFolder(files, markdown, publicFiles);
  await decodePictures(folder, compiled, { pictures, resolver }, cache, signal);
  const drawings = compileDrawings(contentDir, publicFiles, cache);
  cache.save();
  const context: FolderContext = {
    folder,
    images: resolver,
    now: options.now,
    siteUrl: options.siteUrl,
    spelling,
    fieldLinks: [...fields.links, ...linksInFields(markdown)],
  };
  const across = { diagnostics: checkFolder(context) };
  const stages = [found, opened.shown, markdown, fields, drawings, across];
  const diagnostics = applyLevels(
    sortDiagnostics(stages.flatMap((stage) => stage.diagnostics)),
    options.levels,
    draftsAmong(markdown.entries),
  );
  const decoded = [files, markdown, drawings];
  const result = {
    diagnostics,
    sources: new Map(decoded.flatMap(({ sources }) => [...sources])),
    files: files.files,
    passedOver: files.passedOver,
    folder,
    compiled,
    fieldLinks: context.fieldLinks,
  };
  const hasErrors = diagnostics.some(({ severity }) => severity === "error");
  if (!render || (hasErrors && !options.lastGood)) return result;
  const { records, settings } = opened.shown;
  const brand = readBrand(settings, records, publicFiles);
  const indexed = { ...options, compiled, resolver, brand, fields };
  const shown = { ...folder, records, settings };
  const usable = options.lastGood ? keepUsable(shown, compiled) : folder;
  return { ...result, output: compileOutput(usable, indexed) };
}

type OpenedFolder = Awaited<ReturnType<typeof openFolder>>;

/** Lists the files, and reads and validates all but the Markdown ones. */
async function openFolder(options: CompileOptions, cache: CompileCache) {
  const { contentDir, lastGood, levels, publicDirs, render, unsaved } = options;
  const [found, publicFiles] = await Promise.all([
    listFiles(contentDir, options.readFolder),
    options.publicFiles ?? listPublic(publicDirs),
  ]);
  const files = compileFiles(found.value ?? [], unsaved, cache);
  const { images } = files;
  const shown = (await lastGood?.complete(files)) ?? files;
  const ignored = passOverIgnored(contentDir, [found, files]);
  files.passedOver.push(...ignored);
  const pictures = await inspectPictures(images, publicFiles, cache);
  const resolver = createImageResolver({ images, pictures, publicFiles });
  const spelling = await openSpelling(contentDir, files, levels);
  const fragments = collectFragments(shown.records);
  const inputs = {
    fragments,
    fragmentsDigest: digestFragments(fragments),
    plans: readPlans(shown),
    images,
    resolver,
    spelling: spelling !== undefined,
    render,
  };
  const facts = { found, publicFiles, files, pictures, resolver, spelling };
  return { ...facts, shown, inputs };
}

/** Compiles the Markdown files, and the Markdown texts in records. */
async function compileTexts(
  { files, inputs, resolver, shown }: OpenedFolder,
  { signal }: CompileOptions,
  cache: CompileCache,
): Promise<{ markdown: CompiledMarkdown; fields: RecordFields }> {
  const { entryFiles } = files;
  const { records } = shown;
  const uncached = findUncached(entryFiles, inputs, cache);
  const bodies = createBodyCompiler(uncached.length);
  try {
    await compileUncached(uncached, { ...inputs, bodies }, cache, signal);
    const fields = await compileRecordFields(records, resolver, bodies, cache);
    return {
      markdown: openCompiled(entryFiles, cache, timeZoneOf(files.settings)),
      fields,
    };
  } finally {
    await bodies.close();
    cache.save();
  }
}

/** A fragment with errors is not the same as a missing one. */
function digestFragments(fragments: Fragments): string {
  const json = JSON.stringify(fragments, (_, value: unknown) => value ?? null);
  return hash("sha256", json);
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

function linksInFields({ compiled }: CompiledMarkdown): FieldLink[] {
  return [...compiled].flatMap(([entry, { entry: facts }]) =>
    (facts?.fieldLinks ?? []).map(({ target, ...range }) => {
      return { entry, target, range: () => range };
    }),
  );
}

/**
 * The content of placeholders. A fragment with errors keeps its id, so that the error is reported once, in its own
 * file.
 */
function collectFragments(records: readonly RecordEntry[]): Fragments {
  const wireframe: Record<string, Wireframe | undefined> = {};
  const code: Record<string, Snippet | undefined> = {};
  for (const { collection, id, data } of records) {
    if (id === undefined) continue;
    if (collection === "wireframes")
      wireframe[id] = data && collections.wireframes.record.parse(data);
    if (collection === "snippets")
      code[id] = data && collections.snippets.record.parse(data);
  }
  return { wireframe, code };
}
