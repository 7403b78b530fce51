import type { CompiledBody } from "./body.ts";
import type { CheckedFolder } from "./compiled-folder.ts";
import type { CompiledFile } from "./compiled-file.ts";
import type { FileMemory, FoundFile } from "./content-file.ts";
import type { ImageResolver } from "./image-resolver.ts";
import type { Picture, PictureFacts } from "./picture.ts";
import type { StageResult } from "./diagnostic.ts";

/**
 * Caches between runs. All entries are keyed by the content they were made from, so the result is the same as without
 * a cache, only faster.
 */
export interface CompileMemory {
  /** The digests of files at the last check, for a process that checks repeatedly. */
  files?: FileMemory;
  entries: EntryMemory;
  pictures?: DigestMemory<PictureFacts> | undefined;
  /** The data of YAML files without mistakes. */
  yaml?: DigestMemory<unknown> | undefined;
  /** The listing of the folders. Valid until files are added or removed, or images change. */
  listing?: Listing | undefined;
  /** The last results of checks across files. Without this property all checks run. */
  checked?: CheckedFolder | undefined;
  texts: Map<string, CompiledBody>;
}

/** Values by the digest of the file that they were made from. */
export interface DigestMemory<Value> {
  get(digest: string): Value | undefined;
  set(digest: string, value: Value): void;
  /** Writes new values. */
  save(): void;
}

/** The files below the content folder and the static ones. */
export interface Listing {
  found: StageResult<FoundFile[]>;
  /** Path with a leading slash -> absolute path. */
  publicFiles: ReadonlyMap<string, string>;
  /** A digest of the names and stamps of all files that are not texts. */
  digest: string;
  /** The raster images among them, by absolute path. Undefined until images are read. */
  pictures?: ReadonlyMap<string, Picture> | undefined;
  /** The images among them. Undefined until images are read. */
  resolver?: ImageResolver | undefined;
}

/** Compiled files by path and digest. */
export interface EntryMemory {
  /** False if no version of a file is cached, so that it need not be read for a lookup. */
  has(file: string): boolean;
  get(file: string, digest: string): CompiledFile | undefined;
  /** Returns the value to use from then on: its texts may be copies, which keep no whole file in memory. */
  set(compiled: CompiledFile): CompiledFile;
}

export function createCompileMemory(): CompileMemory {
  return { entries: createEntryMemory(), texts: new Map() };
}

/** Keeps the two latest versions of each file, because a comparison alternates between two. */
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
