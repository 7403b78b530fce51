import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { CompiledFile } from "../../model/compiled-file.ts";
import type { EntryMemory } from "../../model/compile-memory.ts";
import { attempt, isOwnFile, makeFolder, readBytes } from "./cache-file.ts";
import {
  decodeCompiled,
  encodeCompiled,
  formatLine,
  headOf,
  isLasting,
  parseLine,
} from "./entry-lines.ts";

/** Compiled files that are kept between runs. */
export interface EntryCache extends EntryMemory {
  /** Writes what is new. A full or read-only disk only makes the next run slower. */
  save(): void;
}

export interface EntryCacheOptions {
  /** Identifies the tool that wrote the lines. A cache with another key is ignored. */
  key: string;
  /** False to read only. */
  isWritten?: boolean;
}

interface Version {
  digest: string;
  /** The line as it is in the file. Undefined once it is parsed. */
  line?: Buffer | undefined;
  compiled?: CompiledFile | undefined;
  isUsed: boolean;
}

/** How many lines are written at a time. This bounds memory, and a run that is killed keeps most of its work. */
const BATCH = 200;
const LINE_FEED = "\n".charCodeAt(0);
/** How many versions of a file are kept: a comparison with git switches between two. */
const VERSIONS = 2;

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

class FileCache implements EntryCache {
  readonly #path: string;
  readonly #key: string;
  readonly #seed: number;
  readonly #isWritten: boolean;
  readonly #kept = new Map<string, Version[]>();
  /** Lines that have not been written yet. */
  #added: string[] = [];
  /** How many lines the file has. 0 if it has to be rewritten. */
  #lines = 0;

  constructor(path: string, { isWritten = true, key }: EntryCacheOptions) {
    this.#path = path;
    this.#key = key;
    this.#seed = crc32(key);
    this.#isWritten = isWritten;
    this.#load();
  }

  has(file: string): boolean {
    return this.#kept.has(file);
  }

  get(file: string, digest: string): CompiledFile | undefined {
    const versions = this.#kept.get(file);
    const found = versions?.find((known) => known.digest === digest);
    if (found?.line !== undefined) {
      found.compiled = parseLine(found.line, this.#seed);
      found.line = undefined;
    }
    if (found !== undefined) found.isUsed = found.compiled !== undefined;
    return found?.compiled;
  }

  set(compiled: CompiledFile, given?: string): CompiledFile {
    const { digest, file } = compiled;
    const parts = given ?? encodeCompiled(compiled);
    // A decoded copy does not keep the source text in memory.
    const copy = given ? compiled : decodeCompiled(parts);
    this.#keep(file, { digest, compiled: copy, isUsed: true });
    if (this.#isWritten) this.#add(compiled, parts);
    return copy;
  }

  save(): void {
    this.#flush();
    if (!this.#isWritten) return;
    const used = this.#kept
      .values()
      .flatMap((versions) => versions)
      .filter(({ isUsed }) => isUsed)
      .toArray();
    if (this.#lines > used.length * 2 + 100) this.#writeAnew(used);
  }

  #load(): void {
    const bytes = readBytes(this.#path);
    const header = `${this.#key}\n`;
    if (bytes?.toString("latin1", 0, header.length) !== header) return;
    for (let at = header.length; at < bytes.length; this.#lines++) {
      const next = bytes.indexOf(LINE_FEED, at);
      const end = next === -1 ? bytes.length : next;
      const line = bytes.subarray(at, end);
      const [digest, file] = headOf(line);
      if (file !== "") this.#keep(file, { digest, line, isUsed: false });
      at = end + 1;
    }
    // A last line without its end was cut off when a run was killed.
    if (bytes.at(-1) !== LINE_FEED) this.#added.push("\n");
  }

  #keep(file: string, version: Version): void {
    const others = this.#kept
      .get(file)
      ?.filter(({ digest }) => digest !== version.digest);
    const versions = others ? [version, ...others] : [version];
    this.#kept.set(file, versions.slice(0, VERSIONS));
  }

  #add(compiled: CompiledFile, parts: string): void {
    if (isLasting(compiled))
      this.#added.push(formatLine(compiled, parts, this.#seed));
    if (this.#added.length >= BATCH) this.#flush();
  }

  #flush(): void {
    const { length } = this.#added;
    if (length === 0) return;
    const text = this.#added.join("");
    attempt(() => {
      if (this.#lines === 0 || !isOwnFile(this.#path)) this.#start();
      appendFileSync(this.#path, text);
    });
    this.#lines += length;
    this.#added = [];
  }

  #start(): void {
    makeFolder(dirname(this.#path));
    if (!isOwnFile(this.#path)) rmSync(this.#path, { force: true });
    writeFileSync(this.#path, `${this.#key}\n`);
  }

  /** A run that is killed meanwhile leaves fewer lines, and the next one compiles what is missing. */
  #writeAnew(used: readonly Version[]): void {
    this.#lines = 0;
    for (const { compiled } of used)
      if (compiled) this.#add(compiled, encodeCompiled(compiled));
    this.#flush();
  }
}
