import type {
  CompiledEntry,
  CompiledFile,
  RenderedEntry,
} from "../model/compiled-file.ts";
import type { CompileMemory } from "../model/compile-memory.ts";
import { sortDiagnostics } from "../model/diagnostic.ts";
import type { Levels } from "../model/levels.ts";
import type { SourceText } from "../model/source-text.ts";
import { applyLevels } from "./apply-levels.ts";
import type { CompileOptions, CompileResult } from "./compile-content.ts";
import type { EntryFile } from "./compile-files.ts";
import { compileMarkdownFiles } from "./compile-markdown-files.ts";
import { createBodyCompiler } from "./create-body-compiler.ts";
import type { OpenedFolder } from "./compile-folder.ts";

/** Texts that have changed since a folder was compiled. No file was added or removed. */
export interface Change {
  /** Their absolute paths. */
  changed: ReadonlySet<string>;
  /** The digests of at least these files at that time, by path in the content folder. */
  digests: ReadonlyMap<string, string>;
}

/** A text of which only the words have changed. */
export interface ChangedText {
  before: IndexedFile;
  after: IndexedFile;
  source: SourceText | undefined;
}

/** A compiled file that is in the index. */
export interface IndexedFile extends CompiledFile {
  entry: CompiledEntry & { rendered: RenderedEntry };
}

export type Reported = Pick<CompileResult, "diagnostics" | "files" | "sources">;

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
 * Compiles the texts that have changed. Undefined if that may not be enough: if another entry, a check across files, or
 * anything in the output but the entry and its body may depend on the change.
 * @throws the reason of an aborted signal
 */
export async function compileChange(
  { changed, digests }: Change,
  opened: OpenedFolder,
  options: Pick<CompileOptions, "signal" | "store"> & { memory: CompileMemory },
): Promise<ChangedText[] | undefined> {
  const { memory, signal, store } = options;
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
  const texts = before.flatMap((old) => {
    const recent = old && after.get(old.file);
    const source = old && markdown.sources.get(old.file);
    return (recent && compare(old, recent, source)) ?? [];
  });
  return texts.length === items.length ? texts : undefined;
}

/**
 * What is reported after a change of words. Undefined if other findings point into a text, because its words have
 * moved.
 */
export function replaceReports(
  { diagnostics, files, sources }: Reported,
  texts: readonly ChangedText[],
  levels: Levels,
): Reported | undefined {
  const changed = new Set(texts.map(({ after }) => after.file));
  const own = ({ diagnostics, entry, file }: IndexedFile) =>
    applyLevels(diagnostics, levels, new Set(entry.common.draft ? [file] : []));
  const others = diagnostics.filter(({ file }) => !changed.has(file));
  const before = texts.flatMap((text) => own(text.before));
  const isAlone = diagnostics.length - others.length === before.length;
  const isApart = !others.some(({ related }) =>
    related.some(({ file }) => changed.has(file)),
  );
  if (!isAlone || !isApart) return undefined;
  for (const { after, source } of texts)
    if (source !== undefined) sources.set(after.file, source);
  const found = texts.flatMap((text) => own(text.after));
  return {
    diagnostics: sortDiagnostics([...others, ...found]),
    files,
    sources,
  };
}

/** Undefined if more has changed than the words. */
function compare(
  before: CompiledFile,
  after: CompiledFile,
  source: SourceText | undefined,
): ChangedText | undefined {
  if (!isIndexed(before) || !isIndexed(after)) return undefined;
  const [old, recent] = [before.entry, after.entry];
  return old.facts === recent.facts &&
    old.rendered.share === recent.rendered.share
    ? { before, after, source }
    : undefined;
}

/** False for a draft that the index leaves out: its body is in no store. */
function isIndexed(file: CompiledFile): file is IndexedFile {
  const { rendered } = file.entry ?? {};
  return rendered !== undefined && rendered.body === undefined;
}
