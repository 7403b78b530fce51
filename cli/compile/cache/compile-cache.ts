import { hash } from "node:crypto";
import { statSync } from "node:fs";
import { AppError } from "../../app-error.ts";
import type { CompiledFile } from "../../model/compiled-file.ts";
import {
  type ContentFile,
  type FoundFile,
  readFile,
} from "../../model/content-file.ts";
import { cacheFile } from "./cache-dir.ts";
import { CacheFile, type Item } from "./cache-file.ts";

/** The body of a compiled file is gone from the cache or damaged there. The folder has to be compiled again. */
export class BodyLost extends AppError {
  constructor(file: string) {
    super("damaged-cache", `The cache has no text of ${file}.`, {
      hint: "Run `content build`.",
    });
  }
}

export interface CacheOptions {
  /** False for a command that must not write. */
  isWritten?: boolean;
  /** True to read bodies as they are now, whatever other runs write until this one ends. */
  isFrozen?: boolean;
  /** True to compile everything again. The results are kept for the next run. */
  isFresh?: boolean;
}

/** A file when it was last seen. */
interface SeenFile {
  /** Size and times. Empty if they were too recent to be relied on. */
  stamp: string;
  /** SHA-256 of its bytes. */
  digest: string;
}

/** How many results are written at a time: this bounds memory, and a run that is killed keeps most of its work. */
const BATCH = 200;
/** Some file systems have clocks this coarse: a file can change twice and keep its times. */
const COARSE_MS = 2000;

/**
 * What earlier runs have read and compiled, in memory and in one SQLite file that all commands share. Results are found
 * by the digest of what they were made from, so a run gives the same without them: a file that is locked, broken,
 * read-only or of another program only makes it slower.
 */
export class CompileCache {
  readonly #file: CacheFile | undefined;
  readonly #isFresh: boolean;
  readonly #seen: Map<string, SeenFile>;
  /** The latest results of each file, the last one first. */
  readonly #compiled: Map<string, CompiledFile[]>;
  /** By their digests, until they are written. */
  readonly #bodies = new Map<string, string>();
  readonly #kept = new Map<string, unknown>();
  /** The files that this process has asked for. */
  readonly #met = new Set<string>();
  #news: Item[] = [];
  #added = 0;

  /** @param outDir the output folder that it is in. Without one, it is only in memory */
  constructor(outDir?: string, options: CacheOptions = {}) {
    const { isFresh = false } = options;
    this.#isFresh = isFresh;
    if (outDir !== undefined)
      this.#file = new CacheFile(cacheFile(outDir), options);
    // Trusted: this version of the tool has written them.
    const seen = this.#file?.list("seen") as [string, SeenFile][] | undefined;
    const compiled = isFresh ? [] : this.#file?.list("compiled");
    this.#seen = new Map(seen);
    this.#compiled = new Map(compiled as [string, CompiledFile[]][]);
  }

  /** The digest of a file, which is read only if its size or times are new. Undefined if there is no such file. */
  digestOf(path: string): string | undefined {
    this.#met.add(path);
    const stamp = stampOf(path);
    if (stamp === "") {
      this.#seen.delete(path);
      return undefined;
    }
    const seen = this.#seen.get(path);
    return seen?.stamp === stamp
      ? seen.digest
      : this.read({ path, absolutePath: path })?.digest;
  }

  /** The digest that a file had when it was last seen. */
  lastDigest(path: string): string | undefined {
    return this.#seen.get(path)?.digest;
  }

  /** Reads a file. Undefined if there is no such file. */
  read(found: FoundFile): ContentFile | undefined {
    const { absolutePath } = found;
    this.#met.add(absolutePath);
    // Taken before the file is read: a change in between is seen the next time.
    const stamp = stampOf(absolutePath, Date.now() - COARSE_MS);
    const file = readFile(found);
    if (file === undefined) this.#seen.delete(absolutePath);
    else this.#see(absolutePath, { stamp, digest: file.digest });
    return file;
  }

  /** Notes a file that this process has just written. */
  noteWritten(path: string, digest: string): void {
    this.#see(path, { stamp: stampOf(path), digest });
  }

  /** The result of a file with these bytes. */
  find(file: string, digest: string): CompiledFile | undefined {
    this.#met.add(file);
    const versions = this.#compiled.get(file);
    return versions?.find((version) => version.digest === digest);
  }

  /** Two versions of each file are enough: a comparison of two commits alternates between them. */
  add(compiled: CompiledFile): void {
    const { digest, file } = compiled;
    const { body, bodyDigest = "" } = compiled.entry?.rendered ?? {};
    if (body !== undefined) this.#bodies.set(bodyDigest, body);
    delete compiled.entry?.rendered?.body;
    const others = this.#compiled.get(file) ?? [];
    const other = others.find((version) => version.digest !== digest);
    this.#compiled.set(file, [compiled, other ?? []].flat());
    if (!isLasting(compiled)) return;
    if (body !== undefined) this.#note("body", bodyDigest, body);
    const lasting = this.#compiled.get(file)?.filter(isLasting);
    this.#note("compiled", file, lasting);
    if (++this.#added % BATCH === 0) this.save();
  }

  /** The text of the body's file of a rendered entry. @throws BodyLost */
  bodyOf({ entry, file }: CompiledFile): string {
    const { bodyDigest = "" } = entry?.rendered ?? {};
    const body =
      this.#bodies.get(bodyDigest) ?? this.#file?.get("body", bodyDigest);
    if (typeof body === "string" && hash("sha256", body) === bodyDigest)
      return body;
    throw new BodyLost(file);
  }

  /** A value that was kept under a key, as JSON gives it back. */
  recall<Value>(key: string): Value | undefined {
    if (!this.#kept.has(key) && !this.#isFresh)
      this.#kept.set(key, this.#file?.get("kept", key));
    // Trusted: this version of the tool has kept it, under a key of its kind.
    return this.#kept.get(key) as Value | undefined;
  }

  keep(key: string, value: unknown): void {
    if (this.#kept.get(key) === value) return;
    this.#kept.set(key, value);
    this.#note("kept", key, value);
  }

  /** Forgets all results, so that the next run compiles everything. */
  forget(): void {
    this.#compiled.clear();
  }

  /** Deletes what is known about files that nobody has asked for, because they are gone, and bodies of other texts. */
  deleteUnmet(): void {
    const compiled = [...this.#compiled.values()].flat();
    const bodies = compiled.flatMap(
      ({ entry }) => entry?.rendered?.bodyDigest ?? [],
    );
    this.#file?.deleteOthers("seen", this.#met);
    this.#file?.deleteOthers("compiled", this.#met);
    this.#file?.deleteOthers("body", bodies);
  }

  /** Writes what is new in one transaction. Bodies that are written need not stay in memory. */
  save(): void {
    if (this.#news.length === 0 || !this.#file?.write(this.#news)) return;
    this.#news = [];
    this.#bodies.clear();
  }

  #note(...item: Item): void {
    if (this.#file?.isWritten) this.#news.push(item);
  }

  #see(path: string, seen: SeenFile): void {
    this.#met.add(path);
    this.#seen.set(path, seen);
    this.#note("seen", path, seen);
  }
}

/**
 * Size and times of a file. Empty if there is no file with bytes, or if it was changed so recently that it could change again
 * without another stamp.
 * @param settled the time before which it must have changed, in milliseconds
 */
function stampOf(path: string, settled = Infinity): string {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile() || facts.ctimeMs > settled) return "";
  return `${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}`;
}

/** False for a result that a limit of time or memory has stopped. */
function isLasting({ diagnostics }: CompiledFile): boolean {
  return !diagnostics.some(({ rule }) => rule === "file/too-complex");
}
