import type { CompiledBody } from "./body.ts";
import type { CheckedFolder } from "./compiled-folder.ts";
import type { CompiledFile } from "./compiled-file.ts";
import type { FileMemory, FoundFile } from "./content-file.ts";
import type { ImageResolver } from "./image-resolver.ts";
import type { Picture, PictureMemory } from "./picture.ts";
import type { StageResult } from "./diagnostic.ts";

/**
 * What one run leaves for the next. Everything is kept by the content it was made from, so a run with a memory gives
 * what a run without one gives, only sooner.
 */
export interface CompileMemory {
  /** What files were when they were last looked at: for one process that looks again and again. */
  files?: FileMemory;
  entries: EntryMemory;
  pictures?: PictureMemory | undefined;
  /** What lay in the folders, for as long as nobody says that files have come or gone, or images changed. */
  listing?: Listing | undefined;
  /** What checks across files found the last time: for one process that checks again and again. */
  checked?: CheckedFolder | undefined;
  texts: Map<string, CompiledBody>;
}

/** The files below the content folder and the static ones. */
export interface Listing {
  found: StageResult<FoundFile[]>;
  /** Path with a leading slash -> absolute path. */
  publicFiles: ReadonlyMap<string, string>;
  /** The raster images among them, by absolute path; undefined when none has been looked at. */
  pictures?: ReadonlyMap<string, Picture> | undefined;
  /** What is known of the images among them; undefined when none has been looked at. */
  resolver?: ImageResolver | undefined;
}

/** Compiled files by path and digest. */
export interface EntryMemory {
  /** False for a file of which no version is known: then it need not be read to ask for one. */
  has(file: string): boolean;
  get(file: string, digest: string): CompiledFile | undefined;
  /**
   * @param json the same as JSON, where it is at hand
   * @returns the one to go on with: its texts may be copies, which keep no whole file in memory
   */
  set(compiled: CompiledFile, json?: string): CompiledFile;
}

export function createCompileMemory(): CompileMemory {
  return { entries: createEntryMemory(), texts: new Map() };
}

/** Keeps the two latest versions of each file: a comparison goes back and forth between two. */
function createEntryMemory(): EntryMemory {
  const kept = new Map<string, CompiledFile[]>();
  return {
    has: (file) => kept.has(file),
    get: (file, digest) =>
      kept.get(file)?.find((version) => version.digest === digest),
    set(compiled) {
      const others = (kept.get(compiled.file) ?? []).filter(
        ({ digest }) => digest !== compiled.digest,
      );
      kept.set(compiled.file, [compiled, ...others.slice(0, 1)]);
      return compiled;
    },
  };
}
