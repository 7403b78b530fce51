import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { CompiledFile } from "../../model/compiled-file.ts";
import type { EntryMemory } from "../../model/compile-memory.ts";
import { AppError } from "../../app-error.ts";
import { replaceFile } from "../write/replace-file.ts";
import { attempt, isOwnFile, makeFolder, openLines } from "./cache-file.ts";
import {
  decodeLine,
  type EncodedFile,
  formatLine,
  headOf,
  isLasting,
  parseLine,
} from "./entry-lines.ts";
import { LineFile } from "./line-file.ts";
import { SharedValues } from "./shared-values.ts";

/** Compiled files that are kept between runs. */
export interface EntryCache extends EntryMemory {
  /** Writes what is new. A full or read-only disk only makes the next run slower. */
  flush(): void;
  /** The same after a run that has asked for all files. Rewrites the cache if most of it is out of date. */
  save(): void;
}

export interface EntryCacheOptions {
  /** Identifies the tool that wrote the lines. A cache with another key is ignored. */
  key: string;
  /** False to read only. */
  isWritten?: boolean;
}

/** How many lines are written at a time. This bounds memory, and a run that is killed keeps most of its work. */
const BATCH = 200;
/** How many versions of a file are kept: a comparison with git switches between two. */
const VERSIONS = 2;
/** How many entries keep their details once they are parsed. Those of others are parsed again for each check. */
const MAX_PARSED = 40_000;
const LINE_FEED = Buffer.from("\n");

/**
 * The compiled files in a cache file: a line with the key, then a line for each file. The last line of a file counts.
 * Lines are only appended, so a run that changes one file writes one line. When most lines are out of date, the file
 * is rewritten. It has no absolute paths and no times, so it works on any machine. Each line begins with a checksum
 * of the key and of itself: a line that is cut off, changed or has another key is ignored.
 */
export function openEntryCache(
  path: string,
  options: EntryCacheOptions,
): EntryCache {
  return new FileCache(path, options);
}

/** What all lines of a cache share. */
interface Shared {
  path: string;
  seed: number;
  values: SharedValues;
  /** How many entries have kept their details. */
  parsed: number;
}

/** A line of the cache. Its bytes are read again when a part of it is needed. */
class Version implements EncodedFile {
  readonly digest: string;
  readonly #shared: Shared;
  /** The line itself, unless it is in a file. */
  #line: Buffer | undefined;
  #source: LineFile | undefined;
  #at = 0;
  #length = 0;
  compiled: CompiledFile | undefined;
  isUsed = false;

  constructor(digest: string, shared: Shared, line?: Buffer) {
    this.digest = digest;
    this.#shared = shared;
    this.#line = line;
  }

  /** @param length without its line feed */
  place(source: LineFile, at: number, length: number): void {
    this.#source = source;
    this.#at = at;
    this.#length = length;
    this.#line = undefined;
  }

  /** The line, valid until the next one is read. */
  bytes(): Buffer {
    return (
      this.#line ??
      this.#source?.read(this.#at, this.#length) ??
      Buffer.alloc(0)
    );
  }

  /** Undefined if the line is damaged. */
  decode(file: string): CompiledFile | undefined {
    const { seed, values } = this.#shared;
    this.compiled =
      this.#line === undefined
        ? parseLine(this.bytes(), seed, this)
        : decodeLine(this.#line, this);
    if (this.compiled === undefined) return undefined;
    this.compiled.file = file;
    this.compiled.digest = this.digest;
    values.share(this.compiled);
    return this.compiled;
  }

  read(start: number, end: number): Buffer {
    const length = end - start;
    const bytes =
      this.#source?.read(this.#at + start, length) ??
      this.bytes().subarray(start, end);
    if (bytes.length === length) return bytes;
    const message = `"${this.#shared.path}" was changed meanwhile.`;
    throw new AppError("cache-changed", message, {
      hint: "Run the command again, while nothing else writes there.",
    });
  }

  keepsDetails(): boolean {
    return this.#shared.parsed++ < MAX_PARSED;
  }
}

class FileCache implements EntryCache {
  readonly #path: string;
  readonly #key: string;
  readonly #shared: Shared;
  readonly #isWritten: boolean;
  readonly #kept = new Map<string, Version[]>();
  #source: LineFile | undefined;
  /** Versions that have not been written yet. */
  #added: Version[] = [];
  /** How many lines the file has. 0 if it has to be rewritten. */
  #lines = 0;
  /** True if the last line was cut off when a run was killed. */
  #isCut = false;

  constructor(path: string, { isWritten = true, key }: EntryCacheOptions) {
    this.#path = path;
    this.#key = key;
    this.#shared = {
      path,
      seed: crc32(key),
      values: new SharedValues(),
      parsed: 0,
    };
    this.#isWritten = isWritten;
    this.#load();
  }

  has(file: string): boolean {
    return this.#kept.has(file);
  }

  get(file: string, digest: string): CompiledFile | undefined {
    const versions = this.#kept.get(file);
    const found = versions?.find((known) => known.digest === digest);
    const compiled = found?.compiled ?? found?.decode(file);
    if (found !== undefined) found.isUsed = compiled !== undefined;
    return compiled;
  }

  set(compiled: CompiledFile): CompiledFile {
    const line = formatLine(compiled, this.#shared.seed);
    const version = new Version(compiled.digest, this.#shared, line);
    // A decoded copy does not keep the source text in memory.
    const copy = version.decode(compiled.file) ?? compiled;
    version.isUsed = true;
    this.#keep(compiled.file, version);
    if (this.#isWritten) this.#add(version);
    return copy;
  }

  flush(): void {
    const added = this.#added;
    if (added.length === 0) return;
    attempt(() => {
      if (this.#lines === 0 || !isOwnFile(this.#path)) this.#start();
      this.#append(added);
    });
    this.#lines += added.length;
    this.#added = [];
  }

  save(): void {
    this.flush();
    if (!this.#isWritten) return;
    const used = this.#kept
      .values()
      .flatMap((versions) => versions)
      .filter(({ isUsed }) => isUsed)
      .toArray();
    if (this.#lines <= used.length * 2 + 100) return;
    // A run that is killed meanwhile leaves fewer lines, and the next one compiles what is missing.
    this.#lines = 0;
    for (const version of used) this.#add(version);
    this.flush();
  }

  #load(): void {
    const source = openLines(this.#path);
    if (source === undefined) return;
    const { size } = source;
    for (const [line, at] of source.lines()) {
      const { length } = line;
      if (at === 0 && line.toString("latin1") !== this.#key) return;
      this.#source = source;
      this.#isCut = at + length === size;
      if (at === 0) continue;
      this.#lines++;
      const [digest, file] = headOf(line);
      if (file === "") continue;
      const version = new Version(digest, this.#shared);
      version.place(source, at, length);
      this.#keep(file, version);
    }
  }

  #keep(file: string, version: Version): void {
    const others = this.#kept
      .get(file)
      ?.filter(({ digest }) => digest !== version.digest);
    const versions = others ? [version, ...others] : [version];
    this.#kept.set(file, versions.slice(0, VERSIONS));
  }

  #add(version: Version): void {
    if (version.compiled && isLasting(version.compiled))
      this.#added.push(version);
    if (this.#added.length >= BATCH) this.flush();
  }

  /** Writes a few lines. They are dropped from memory, unless another process has replaced the file. */
  #append(added: readonly Version[]): void {
    const source = this.#source;
    const lines = added.map((version) => Buffer.from(version.bytes()));
    const start = this.#isCut ? [LINE_FEED] : [];
    const bytes = [...start, ...lines.flatMap((line) => [line, LINE_FEED])];
    let at = source?.append(Buffer.concat(bytes));
    this.#isCut = false;
    if (source === undefined || at === undefined) return;
    at += start.length;
    for (const [index, { length }] of lines.entries()) {
      added[index]?.place(source, at, length);
      at += length + 1;
    }
  }

  #start(): void {
    makeFolder(dirname(this.#path));
    replaceFile(this.#path, Buffer.from(`${this.#key}\n`));
    this.#source = new LineFile(this.#path);
    this.#isCut = false;
  }
}
