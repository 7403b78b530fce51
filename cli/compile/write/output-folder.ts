import { hash } from "node:crypto";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CompileCache } from "../cache/compile-cache.ts";
import { isTemporary, listOutput } from "./list-output.ts";
import { replaceFile } from "./replace-file.ts";

const MAX_BUILD_MS = 600_000;

/** The files of an output. They are written under temporary names and renamed; equal ones are left alone. */
export class OutputFolder {
  /** The names of the files that belong to the output. */
  readonly names = new Set<string>();
  /** How many files were written. */
  written = 0;
  readonly #path: string;
  readonly #cache: CompileCache;

  constructor(path: string, cache: CompileCache) {
    this.#path = path;
    this.#cache = cache;
  }

  /** True if there is such a file with these bytes, which are only read if the file was touched. */
  has(name: string, digest: string): boolean {
    this.names.add(name);
    return this.#cache.digestOf(join(this.#path, name)) === digest;
  }

  /** True if there is such a file, as this tool has written it. Undefined if it is not known whether it is. */
  isIntact(name: string): boolean | undefined {
    this.names.add(name);
    const path = join(this.#path, name);
    const digest = this.#cache.lastDigest(path);
    if (digest === undefined) return existsSync(path) ? undefined : false;
    return this.has(name, digest);
  }

  put(name: string, content: Uint8Array | string): void {
    this.names.add(name);
    const bytes = Buffer.from(content);
    const path = join(this.#path, name);
    if (replaceFile(path, bytes)) this.written++;
    this.#cache.noteWritten(path, hash("sha256", bytes));
  }

  /** Removes the files that earlier builds have left. Returns how many. */
  removeOthers(): number {
    let removed = 0;
    for (const name of listOutput(this.#path)) {
      const path = join(this.#path, name);
      if (this.names.has(name) || (isTemporary(name) && isYoung(path)))
        continue;
      rmSync(path, { force: true });
      removed++;
    }
    return removed;
  }
}

/** True while another process may still be about to rename the file. */
function isYoung(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts !== undefined && Date.now() - facts.mtimeMs < MAX_BUILD_MS;
}
