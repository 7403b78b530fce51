import { isDeepStrictEqual } from "node:util";
import { inParallel } from "../model/in-parallel.ts";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { ContentFile } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CommonFields, MarkdownEntry } from "../model/entry.ts";
import { LazySource, type SourceText } from "../model/source-text.ts";
import { startOfDay } from "../model/time-zone.ts";
import { takeTurn } from "../model/take-turn.ts";
import { createLazyYaml } from "../model/yaml-source.ts";
import type { CompileCache } from "./cache/compile-cache.ts";
import { openYaml } from "./compile-entry.ts";
import type { EntryFile } from "./compile-files.ts";
import {
  compileMarkdownFile,
  digestOfPlans,
  imageOf,
  type CompileInputs,
} from "./compile-markdown-file.ts";
import { decodeText } from "./decode-text.ts";

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

/** How many files are compiled at the same time: enough to keep the workers busy. */
const MAX_OPEN = 16;

/** The files that have to be compiled because no result in the cache has the same inputs. */
export function findUncached(
  files: readonly EntryFile[],
  inputs: Omit<CompileInputs, "bodies">,
  cache: CompileCache,
): EntryFile[] {
  return files.filter(({ found }) => {
    const digest = isOpen(found)
      ? found.digest
      : cache.digestOf(found.absolutePath);
    const known = cache.find(found.path, digest ?? "");
    return known === undefined || !isUpToDate(known, inputs);
  });
}

/**
 * Compiles Markdown files, each on its own and in any order, and puts the results into the cache.
 * @throws the reason of an aborted signal
 */
export async function compileUncached(
  files: readonly EntryFile[],
  inputs: CompileInputs,
  cache: CompileCache,
  signal?: AbortSignal,
): Promise<void> {
  await inParallel(files, MAX_OPEN, async ({ collection, found }) => {
    await takeTurn(signal);
    const file = isOpen(found) ? found : cache.read(found);
    if (file !== undefined)
      cache.add(await compileMarkdownFile(file, collection, inputs));
  });
}

/** Opens the results of all files as entries. A file that has vanished meanwhile is left out. */
export function openCompiled(
  files: readonly EntryFile[],
  cache: CompileCache,
  timeZone: string,
): CompiledMarkdown {
  const result: CompiledMarkdown = {
    entries: [],
    compiled: new Map(),
    sources: new Map(),
    unread: [],
    diagnostics: [],
  };
  for (const { found } of files) {
    const digest = isOpen(found)
      ? found.digest
      : cache.lastDigest(found.absolutePath);
    const file = cache.find(found.path, digest ?? "");
    if (file === undefined) continue;
    const source = new LazySource(found.path, () => readText(found, cache));
    result.sources.set(found.path, source);
    for (const problem of file.diagnostics) result.diagnostics.push(problem);
    if (file.entry === undefined) result.unread.push(found.path);
    else {
      const entry = openEntry(file, file.entry, source);
      entry.common = withMoments(entry.common, timeZone);
      result.entries.push(entry);
      result.compiled.set(entry, file);
    }
  }
  return result;
}

/** The fields that decide the status, as moments in place of days of the site's time zone. */
function withMoments(common: CommonFields, timeZone: string): CommonFields {
  if (timeZone === "UTC") return common;
  const { date, expiresAt, publishAt = date } = common;
  return {
    ...common,
    ...(publishAt && { publishAt: startOfDay(publishAt, timeZone) }),
    ...(expiresAt && { expiresAt: startOfDay(expiresAt, timeZone) }),
  };
}

/** A compiled file as an entry for checks across files. Its text is read again only to find a position in it. */
function openEntry(
  { diagnostics, file }: CompiledFile,
  { body, isValid, ...entry }: NonNullable<CompiledFile["entry"]>,
  source: SourceText,
): MarkdownEntry {
  const { bodyRange, collection, common, meanings, path, raw, slug } = entry;
  return {
    kind: "markdown",
    file,
    collection,
    slug,
    path,
    common,
    raw,
    data: isValid ? parseRecord(raw) : undefined,
    meanings,
    bodyRange,
    base: [],
    source,
    yaml: createLazyYaml(raw, () => openYaml(source)),
    body: { ...body, diagnostics: [] },
    diagnostics,
  };
}

function isOpen(found: EntryFile["found"]): found is ContentFile {
  return "bytes" in found;
}

/** True if compiling the file again would give the same result. */
function isUpToDate(
  { diagnostics, entry, file }: CompiledFile,
  inputs: Omit<CompileInputs, "bodies">,
): boolean {
  const isTooComplex = diagnostics.some(
    ({ rule }) => rule === "file/too-complex",
  );
  if (entry === undefined || isTooComplex) return true;
  const { isValid, rendered, uses } = entry;
  const { fragmentsDigest, render, resolver, spelling } = inputs;
  return (
    (uses.fragments === "" || uses.fragments === fragmentsDigest) &&
    (uses.plans === "" || uses.plans === digestOfPlans(inputs)) &&
    (uses.spelling || !spelling) &&
    (rendered !== undefined || !isValid || !render) &&
    uses.images.every(([src, image]) =>
      isDeepStrictEqual(image, imageOf(resolver, file, src)),
    )
  );
}

function readText(found: EntryFile["found"], cache: CompileCache): string {
  const file = isOpen(found) ? found : cache.read(found);
  if (file === undefined) return "";
  return decodeText(found.path, file.bytes).value?.text ?? "";
}

/** A schema has accepted the fields, so they are a mapping. */
function parseRecord(raw: unknown): Record<string, unknown> {
  return raw as Record<string, unknown>;
}
