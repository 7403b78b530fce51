import type {
  CompiledEntry,
  CompiledFile,
  RenderedEntry,
} from "../model/compiled-file.ts";
import type { CompileMemory } from "../model/compile-memory.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import { applyLevels } from "./apply-levels.ts";
import type { CompileOptions, CompileResult } from "./compile-content.ts";
import type { EntryFile } from "./compile-files.ts";
import { compileMarkdownFiles } from "./compile-markdown-files.ts";
import { createBodyCompiler } from "./create-body-compiler.ts";
import type { OpenedFolder } from "./open-folder.ts";

/** The result for a folder, and what has changed since. */
export interface ChangedFolder {
  compiled: Pick<CompileResult, "diagnostics" | "files" | "sources">;
  /** The absolute paths of the files with other bytes. No file was added or removed. */
  changed: ReadonlySet<string>;
  /** The digests of at least these files at that time, by path in the content folder. */
  digests: ReadonlyMap<string, string>;
}

/** A result of which only the words of a few texts are new. */
export interface CompiledChange {
  compiled: ChangedFolder["compiled"];
  texts: ChangedText[];
}

export interface ChangedText {
  before: IndexedFile;
  after: IndexedFile;
}

/** A compiled file that is in the index. */
export interface IndexedFile extends CompiledFile {
  entry: CompiledEntry & { rendered: RenderedEntry };
}

/** More are compiled with the folder. Each is looked for in the whole index. */
const MAX_TEXTS = 20;

/** The texts of entries at these absolute paths. Undefined if any of these files is something else, or if there are many. */
export function findTexts(
  { files }: Pick<OpenedFolder, "files">,
  paths: ReadonlySet<string>,
): EntryFile[] | undefined {
  if (paths.size > MAX_TEXTS) return undefined;
  const texts = files.entryFiles.filter(({ found }) =>
    paths.has(found.absolutePath),
  );
  return texts.length === paths.size ? texts : undefined;
}

/**
 * Compiles only the texts that have changed. Undefined if that may not be enough: if another entry, a check across
 * files, or anything in the output but the entry and its body depends on the change.
 * @throws the reason of an aborted signal
 */
export async function compileChange(
  { changed, compiled, digests }: ChangedFolder,
  opened: OpenedFolder,
  options: Pick<CompileOptions, "levels" | "signal" | "store"> & {
    memory: CompileMemory;
  },
): Promise<CompiledChange | undefined> {
  const { levels, memory, signal, store } = options;
  const items = findTexts(opened, changed);
  if (items === undefined) return undefined;
  const before = items.map(({ found: { path } }) =>
    memory.entries.get(path, digests.get(path) ?? ""),
  );
  const inputs = { ...opened.inputs, bodies: createBodyCompiler(), store };
  const markdown = await compileMarkdownFiles(items, inputs, memory, signal);
  const after = new Map(
    markdown.compiled.values().map((file) => [file.file, file]),
  );
  const texts = before.flatMap((file) =>
    file === undefined ? [] : (compare(file, after.get(file.file)) ?? []),
  );
  if (texts.length !== items.length) return undefined;
  const own = ({ diagnostics, entry, file }: IndexedFile) =>
    applyLevels(diagnostics, levels, new Set(entry.common.draft ? [file] : []));
  const others = findOthers(
    compiled.diagnostics,
    texts.map(({ before }) => own(before)),
    after,
  );
  if (others === undefined) return undefined;
  for (const [file, source] of markdown.sources)
    compiled.sources.set(file, source);
  const found = texts.flatMap(({ after }) => own(after));
  const diagnostics = sortDiagnostics([...others, ...found]);
  return { compiled: { ...compiled, diagnostics }, texts };
}

/**
 * What was reported about other files. Undefined if there is more about these files than what was found in each alone,
 * or if a finding in another file points into them: their texts have moved.
 */
function findOthers(
  reported: readonly Diagnostic[],
  own: readonly (readonly Diagnostic[])[],
  files: Pick<ReadonlyMap<string, unknown>, "has">,
): Diagnostic[] | undefined {
  const others = reported.filter(({ file }) => !files.has(file));
  const isAlone = reported.length - others.length === own.flat().length;
  const isApart = !others.some(({ related }) =>
    related.some(({ file }) => files.has(file)),
  );
  return isAlone && isApart ? others : undefined;
}

/** Undefined if more has changed than the words. */
function compare(
  before: CompiledFile,
  after: CompiledFile | undefined,
): ChangedText | undefined {
  if (!isIndexed(before) || after === undefined || !isIndexed(after))
    return undefined;
  const [old, recent] = [before.entry, after.entry];
  return old.facts === recent.facts &&
    old.rendered.share === recent.rendered.share
    ? { before, after }
    : undefined;
}

/** False for a draft that the index leaves out: its body is in no store. */
function isIndexed(file: CompiledFile): file is IndexedFile {
  const { rendered } = file.entry ?? {};
  return rendered !== undefined && rendered.body === undefined;
}
