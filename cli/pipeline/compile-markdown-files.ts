import type { CompileMemory } from "../model/compile-memory.ts";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { ContentFile } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { parseCommonFields, type MarkdownEntry } from "../model/entry.ts";
import { createLazySource, type SourceText } from "../model/source-text.ts";
import { openYaml } from "./compile-entry.ts";
import type { EntryFile } from "./compile-files.ts";
import {
  compileMarkdownFile,
  imageOf,
  isRendered,
  type Surroundings,
} from "./compile-markdown-file.ts";
import { decodeText } from "./decode-text.ts";
import { openEntry } from "./open-entry.ts";
import { readFile } from "./read-file.ts";

export interface CompiledMarkdown {
  /** In the order of the files. */
  entries: MarkdownEntry[];
  /** What each entry was opened from. */
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  sources: Map<string, SourceText>;
  /** Files without an entry that could be read. */
  unread: string[];
  diagnostics: Diagnostic[];
}

/** Every Markdown file by itself: compiled, or remembered when nothing that goes into it has changed. */
export async function compileMarkdownFiles(
  files: readonly EntryFile[],
  around: Surroundings,
  memory: CompileMemory,
): Promise<CompiledMarkdown> {
  const result: CompiledMarkdown = {
    entries: [],
    compiled: new Map(),
    sources: new Map(),
    unread: [],
    diagnostics: [],
  };
  const compiled = new Map<MarkdownEntry, CompiledFile>();
  for (const { collection, found } of files) {
    const file = "bytes" in found ? found : readFile(found, memory.files);
    if (file === undefined) continue;
    const known = memory.entries.get(file.path, file.digest);
    const current =
      known !== undefined && holds(known, around)
        ? known
        : memory.entries.set(
            await compileMarkdownFile(file, collection, around),
          );
    add(current, sourceOf(file, "bytes" in found));
  }
  return { ...result, compiled };

  function add(file: CompiledFile, source: SourceText): void {
    result.sources.set(file.file, source);
    for (const diagnostic of file.diagnostics)
      result.diagnostics.push(diagnostic);
    if (file.entry === undefined) {
      result.unread.push(file.file);
      return;
    }
    const entry = openEntry(file, file.entry, source, openYaml);
    result.entries.push(entry);
    compiled.set(entry, file);
  }
}

/** True when a result is still what compiling the file would give. */
function holds({ entry, file }: CompiledFile, around: Surroundings): boolean {
  if (entry === undefined) return true;
  const { fragmentsDigest, resolver, store } = around;
  const { fragments, images } = entry.uses;
  if (fragments !== "" && fragments !== fragmentsDigest) return false;
  for (const [src, image] of images)
    if (!isSame(image, imageOf(resolver, file, src))) return false;
  const { collection, isValid, raw, rendered, slug } = entry;
  if (!isValid || !isRendered(parseCommonFields(raw), around)) return true;
  if (rendered === undefined) return false;
  return store === undefined
    ? rendered.body !== undefined
    : store.has(collection, slug, rendered.bodyDigest);
}

type Image = ReturnType<typeof imageOf>;

function isSame(a: Image, b: Image): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.address === b.address && a.width === b.width && a.height === b.height
  );
}

/** The text of a file, read again when it is asked for; one that is not on disk is kept. */
function sourceOf(file: ContentFile, isUnsaved: boolean): SourceText {
  const { absolutePath, path } = file;
  return createLazySource(path, () => {
    const current = isUnsaved ? file : readFile({ path, absolutePath });
    return current === undefined
      ? ""
      : (decodeText(path, current.bytes).value?.text ?? "");
  });
}
