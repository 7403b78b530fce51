import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { batchesOf, readSealedLines, writeSealedLines } from "./cache-file.ts";

/** A watching process saves this now and then. What is missing only costs the next run a second look at the files. */
const REST_MS = 10_000;
const INDEX = "index.json";

/** What is known about a file that was written. */
export interface KnownFile {
  /** SHA-256 of its bytes. Empty if it is not needed. */
  digest: string;
  size: number;
  mtimeMs: number;
  /**
   * The time of the last change, which programs cannot set. It also reveals changes that keep size and modification
   * time.
   */
  ctimeMs: number;
}

/** The files that this tool wrote: digest, size and times of each, by path in the output. */
export interface OutputFiles {
  /** True if the file exists with these bytes. Compares size and times, and reads the file only if those are new. */
  has(name: string, path: string, digest: string): boolean;
  /** The files that were written or found before. */
  names(): Iterable<string>;
  /** True if the file was written or found before. */
  knows(name: string): boolean;
  /** True if the file exists with the bytes that were last written. */
  holds(name: string, path: string): boolean;
  /** Remembers a file that was just written. */
  add(name: string, file: KnownFile): void;
  /**
   * Checks every file again if the index has changed since it was written: another process was at work.
   * @returns true if it has changed
   */
  recheck(outDir: string): boolean;
  /** The size and times of a file that this process has written or checked. */
  factsOf(name: string): FileFacts | undefined;
  /** Checks one file again the next time. */
  suspect(name: string): void;
  /** Saves the records, unless they were saved a moment ago. */
  saveSoon(): void;
  /** Saves the records. */
  flush(): void;
  /** Keeps the records of these files and no others. Saves them, unless that was done a moment ago. */
  save(outDir: string, names: ReadonlySet<string>): void;
}

export function openOutputFiles(path: string): OutputFiles {
  /** Files checked by this process. While the index is the one it wrote, no other process has written. */
  const seen = new Map<string, string>();
  const known = readKnown(path);
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
    names: () => known.keys(),
    knows: (name) => known.has(name),
    holds(name, file) {
      const [digest = ""] = known.get(name) ?? [];
      return digest !== "" && has(name, file, digest);
    },
    add,
    recheck(outDir) {
      const isChanged = !hasFacts(join(outDir, INDEX), known.get(INDEX));
      if (isChanged) seen.clear();
      return isChanged;
    },
    factsOf(name) {
      const facts = seen.has(name) ? known.get(name) : undefined;
      return facts && [facts[1], facts[2], facts[3]];
    },
    suspect: (name) => seen.delete(name),
    save(outDir, names) {
      for (const name of known.keys())
        if (!names.has(name) && known.delete(name)) notes.change();
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

  /** The index has just been compared byte by byte. */
  function look(outDir: string, name: string): void {
    if (hasFacts(join(outDir, name), known.get(name))) return;
    const { ctimeMs, mtimeMs, size } = statSync(join(outDir, name));
    add(name, { digest: "", size, mtimeMs, ctimeMs });
  }
}

/** Saves the records if they have changed. */
function openNotes(path: string, known: ReadonlyMap<string, KnownFacts>) {
  let isChanged = false;
  let written = -Infinity;
  const flush = () => {
    if (!isChanged) return;
    written = performance.now();
    // Pairs are written and read in half the time of an object with ten thousand keys.
    writeSealedLines(path, batchesOf([...known]));
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

type FileFacts = [size: number, time: number, changed: number];
type KnownFacts = [digest: string, ...FileFacts];
type KnownFiles = Map<string, KnownFacts>;

function isSame(
  known: KnownFacts | undefined,
  { ctimeMs, mtimeMs, size }: Omit<KnownFile, "digest">,
): boolean {
  const [, oldSize, time, changed] = known ?? [];
  return size === oldSize && mtimeMs === time && ctimeMs === changed;
}

/** Undefined if there is no file. */
export function factsOfFile(path: string): FileFacts | undefined {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts && [facts.size, facts.mtimeMs, facts.ctimeMs];
}

function hasFacts(path: string, known: KnownFacts | undefined): boolean {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts !== undefined && isSame(known, facts);
}

/** Reads what `save` wrote. Earlier versions of this tool wrote a single value, which is ignored. */
function readKnown(path: string): KnownFiles {
  const known: KnownFiles = new Map();
  for (const batch of readSealedLines(path) ?? [])
    for (const [name, facts] of batch as [string, KnownFacts][])
      known.set(name, facts);
  return known;
}
