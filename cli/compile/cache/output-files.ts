import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readSealed, writeSealed } from "./cache-file.ts";

/** In a process that builds again and again this is written once in a while: what it lacks costs the next run a look. */
const REST_MS = 10_000;
const INDEX = "index.json";

/** What is known of a file that was written. */
export interface KnownFile {
  /** SHA-256 of its bytes; empty where nobody asks for it. */
  digest: string;
  size: number;
  mtimeMs: number;
  /** When the system last saw it change, which nobody can set: also what keeps its size and time. */
  ctimeMs: number;
}

/** What this tool knows of the files it wrote: digest, bytes and times of each, by path in the output. */
export interface OutputFiles {
  /** True when the file is there with these bytes. Looked up by size and times; read only when those are new. */
  has(name: string, path: string, digest: string): boolean;
  /** True when the file is there with the bytes that were last written. */
  holds(name: string, path: string): boolean;
  /** Remembers a file that was just written. */
  add(name: string, file: KnownFile): void;
  /** Looks again at each file if the index is not as it was written: somebody else was at work. */
  recheck(outDir: string): void;
  /** Looks again at one file. */
  suspect(name: string): void;
  /** Writes down what is known, unless that was done a moment ago. */
  saveSoon(): void;
  /** Writes down what is known. */
  flush(): void;
  /** Knows all of these from now on, and no others, and writes that down, unless that was done a moment ago. */
  save(outDir: string, names: ReadonlySet<string>): void;
}

export function openOutputFiles(path: string): OutputFiles {
  /** Looked at by this process: for as long as the index is its own, nobody else has written. */
  const seen = new Map<string, string>();
  const known = new Map(Object.entries(parseKnown(readSealed(path))));
  const notes = openNotes(path, known);
  const add = (name: string, file: KnownFile) => {
    const { ctimeMs, digest, mtimeMs, size } = file;
    known.set(name, [digest, size, mtimeMs, ctimeMs]);
    seen.set(name, digest);
    notes.change();
  };
  const has: OutputFiles["has"] = (name, file, digest) =>
    seen.get(name) === digest || isOnDisk(name, file, digest);
  return {
    has,
    holds(name, file) {
      const [digest = ""] = known.get(name) ?? [];
      return digest !== "" && has(name, file, digest);
    },
    add,
    recheck(outDir) {
      if (!isAsKnown(outDir, INDEX)) seen.clear();
    },
    suspect: (name) => seen.delete(name),
    save(outDir, names) {
      for (const name of known.keys()) {
        if (names.has(name)) continue;
        known.delete(name);
        notes.change();
      }
      for (const name of names)
        if (!seen.has(name) || name === INDEX) look(outDir, name);
      notes.saveSoon();
    },
    saveSoon: notes.saveSoon,
    flush: notes.flush,
  };

  function isOnDisk(name: string, file: string, digest: string): boolean {
    const facts = statSync(file, { throwIfNoEntry: false });
    if (!facts?.isFile()) return false;
    if (isSame(known.get(name), facts)) {
      const [old] = known.get(name) ?? [];
      if (old === digest) seen.set(name, digest);
      return old === digest;
    }
    if (hash("sha256", readFileSync(file)) !== digest) return false;
    const { ctimeMs, mtimeMs, size } = facts;
    add(name, { digest, size, mtimeMs, ctimeMs });
    return true;
  }

  function isAsKnown(outDir: string, name: string): boolean {
    const facts = statSync(join(outDir, name), { throwIfNoEntry: false });
    return facts !== undefined && isSame(known.get(name), facts);
  }

  /** The index has just been compared byte for byte. */
  function look(outDir: string, name: string): void {
    if (known.has(name) && isAsKnown(outDir, name)) return;
    const { ctimeMs, mtimeMs, size } = statSync(join(outDir, name));
    add(name, { digest: "", size, mtimeMs, ctimeMs });
  }
}

/** Writes down what is known, if it has changed. */
function openNotes(path: string, known: ReadonlyMap<string, KnownFacts>) {
  let isChanged = false;
  let written = -Infinity;
  const flush = () => {
    if (!isChanged) return;
    written = performance.now();
    writeSealed(path, Object.fromEntries(known));
    isChanged = false;
  };
  return {
    change() {
      isChanged = true;
    },
    flush,
    saveSoon() {
      if (performance.now() - written >= REST_MS) flush();
    },
  };
}

type KnownFacts = [digest: string, size: number, time: number, changed: number];
type KnownFiles = Record<string, KnownFacts>;

function isSame(
  known: KnownFacts | undefined,
  { ctimeMs, mtimeMs, size }: Omit<KnownFile, "digest">,
): boolean {
  const [, oldSize, time, changed] = known ?? [];
  return size === oldSize && mtimeMs === time && ctimeMs === changed;
}

/** What `save` wrote. */
function parseKnown(value: unknown): KnownFiles {
  return value === undefined ? {} : (value as KnownFiles);
}
