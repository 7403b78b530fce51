import type { Preview } from "#schema";
import type {
  CompiledFolder,
  CompiledOutput,
} from "../model/compiled-folder.ts";
import {
  createCompileMemory,
  type CompileMemory,
} from "../model/compile-memory.ts";
import type { ContentFile } from "../model/content-file.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { applyLevels, type Levels } from "./apply-levels.ts";
import { assembleIndex } from "./assemble-index.ts";
import { checkFolder } from "./check-folder.ts";
import { compileBodies } from "./compile-bodies.ts";
import { compileDrawings } from "./compile-drawings.ts";
import { compileFields } from "./compile-fields.ts";
import { compileFiles, type CompiledFiles } from "./compile-files.ts";
import { collectFragments } from "./collect-fragments.ts";
import { listFiles, type ReadFolder } from "./list-files.ts";
import { listPublic } from "./list-public.ts";
import { createImageResolver } from "./resolve-images.ts";

export interface CompileOptions {
  contentDir: string;
  /** Folders of static files, the first that has a file wins. */
  publicDirs: readonly string[];
  /** Static files as somebody else has listed them, instead: path with a leading slash -> absolute path. */
  publicFiles?: ReadonlyMap<string, string>;
  /** False to check only: no HTML, no output. */
  render: boolean;
  now: Date;
  preview: Preview;
  levels: Levels;
  /** Where the site is served: a link there is one to ourselves. */
  siteUrl?: string;
  memory?: CompileMemory;
  readFolder?: ReadFolder;
  /** Files that are not on disk yet, checked as if they were. */
  unsaved?: readonly ContentFile[];
}

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** The files that could be decoded, for code frames. */
  sources: ReadonlyMap<string, SourceText>;
  /** How many files were read. */
  files: number;
  folder: CompiledFolder;
  /** What to write; undefined when the content has errors or was only checked. */
  output?: CompiledOutput;
}

/**
 * Reads, checks and compiles a content folder. The one place that knows the order of the stages; it writes nothing.
 * @throws when the folder cannot be read
 */
export async function compileContent(
  options: CompileOptions,
): Promise<CompileResult> {
  const memory = options.memory ?? createCompileMemory();
  const { now, preview, render } = options;
  const [found, publicFiles] = await Promise.all([
    listFiles(options.contentDir, options.readFolder),
    options.publicFiles ?? listPublic(options.publicDirs),
  ]);
  const compiled = await compileFiles(
    found.value ?? [],
    options.unsaved ?? [],
    memory,
  );
  const fragments = collectFragments(compiled.records);
  const resolver = createImageResolver(compiled.images, publicFiles);
  const entries = await compileBodies(
    compiled.heads,
    { fragments, images: compiled.images, resolver, render },
    memory.bodies,
  );
  const folder: CompiledFolder = {
    entries,
    records: compiled.records,
    settings: compiled.settings,
    images: compiled.images,
    unread: findUnread(compiled),
    publicFiles: new Set(publicFiles.keys()),
  };
  const fields = await compileFields(
    [...entries, ...folder.records],
    resolver,
    memory.texts,
  );
  const drawings = await compileDrawings(
    options.contentDir,
    publicFiles,
    memory.files,
  );
  const diagnostics = applyLevels(
    sortDiagnostics([
      ...found.diagnostics,
      ...compiled.diagnostics,
      ...entries.flatMap(({ body }) => body.diagnostics),
      ...fields.diagnostics,
      ...drawings.diagnostics,
      ...checkFolder({
        folder,
        fieldLinks: fields.links,
        images: resolver,
        now,
        siteUrl: options.siteUrl,
      }),
    ]),
    options.levels,
    new Set(
      entries.filter(({ common }) => common.draft).map(({ file }) => file),
    ),
  );
  const { files } = compiled;
  const sources = new Map([
    ...compiled.sources,
    ...drawings.sources.map((source) => [source.file, source] as const),
  ]);
  const checked = { diagnostics, sources, files, folder };
  if (!render || diagnostics.some(({ severity }) => severity === "error"))
    return checked;
  const { fieldsOf, assets } = fields;
  const assembled = assembleIndex(folder, { now, preview, fieldsOf });
  return { ...checked, output: { ...assembled, assets } };
}

/** Files that have errors, hold entries by their place, and gave none. */
function findUnread({
  diagnostics,
  heads,
  records,
  settings,
}: CompiledFiles): string[] {
  const read = new Set(
    [...heads, ...records, ...settings].map(({ file }) => file),
  );
  const broken = diagnostics.filter(
    ({ file, rule, severity }) =>
      severity === "error" &&
      rule !== "collection/stray-file" &&
      /\.(?:md|yaml)$/u.test(file) &&
      !read.has(file),
  );
  return [...new Set(broken.map(({ file }) => file))];
}
