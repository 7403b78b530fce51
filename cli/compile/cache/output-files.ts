import { hash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SEARCH_FILE } from "#schema";
import { isTemporary } from "../list-output.ts";
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
  /** True if all suspected files are as this tool wrote them, and those that it has not written do not exist. */
  areIntact(outDir: string): boolean;
  /** Saves the records, unless they were saved a moment ago. */
  saveSoon(): void;
  /** Saves the records. */
  flush(): void;
  /** Keeps the records of these files and no others. Saves them, unless that was done a moment ago. */
  save(outDir: string, names: ReadonlySet<string>): void;
  /** Records the index that was just written. Saves the records, unless that was done a moment ago. */
  saveIndex(outDir: string): void;
}

export function openOutputFiles(path: string): OutputFiles {
  const known = readKnown(path);
  const notes = openNotes(path, known);
  const records: Records = { known, seen: new Map(), suspects: new Set(), add };
  const { seen, suspects } = records;
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
    suspect(name) {
      seen.delete(name);
      // A build in progress also causes events.
      if (!isTemporary(name) && name !== SEARCH_FILE) suspects.add(name);
    },
    areIntact: (outDir) => areIntact(records, outDir),
    save(outDir, names) {
      for (const name of known.keys())
        if (!names.has(name) && known.delete(name)) notes.change();
      for (const name of suspects) if (!names.has(name)) suspects.delete(name);
      for (const name of names)
        if (!seen.has(name) || name === INDEX) look(records, outDir, name);
      notes.saveSoon();
    },
    saveIndex(outDir) {
      look(records, outDir, INDEX);
      notes.saveSoon();
    },
    saveSoon: notes.saveSoon,
    flush: notes.flush,
  };

  function add(name: string, file: KnownFile): void {
    const { ctimeMs, digest, mtimeMs, size } = file;
    known.set(name, [digest, size, mtimeMs, ctimeMs]);
    confirm(records, name, digest);
    notes.change();
  }

  function has(name: string, file: string, digest: string): boolean {
    return seen.get(name) === digest || isOnDisk(records, name, file, digest);
  }
}

interface Records {
  known: KnownFiles;
  /** Files checked by this process. While the index is the one it wrote, no other process has written. */
  seen: Map<string, string>;
  /** Files that something has touched since. */
  suspects: Set<string>;
  add: OutputFiles["add"];
}

function confirm({ seen, suspects }: Records, name: string, digest: string) {
  seen.set(name, digest);
  suspects.delete(name);
}

function isOnDisk(
  records: Records,
  name: string,
  file: string,
  digest: string,
): boolean {
  const { add, known } = records;
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts?.isFile()) return false;
  if (isSame(known.get(name), facts)) {
    const [old] = known.get(name) ?? [];
    if (old === digest) confirm(records, name, digest);
    return old === digest;
  }
  if (hash("sha256", readFileSync(file)) !== digest) return false;
  const { ctimeMs, mtimeMs, size } = facts;
  add(name, { digest, size, mtimeMs, ctimeMs });
  return true;
}

/** The index has just been compared byte by byte. */
function look({ add, known }: Records, outDir: string, name: string): void {
  if (hasFacts(join(outDir, name), known.get(name))) return;
  const { ctimeMs, mtimeMs, size } = statSync(join(outDir, name));
  add(name, { digest: "", size, mtimeMs, ctimeMs });
}

function areIntact(records: Records, outDir: string): boolean {
  for (const name of records.suspects) {
    const path = join(outDir, name);
    const facts = records.known.get(name);
    const [digest = ""] = facts ?? [];
    const isIntact =
      facts === undefined
        ? !existsSync(path)
        : (digest !== "" || name === INDEX) && hasFacts(path, facts);
    if (!isIntact) return false;
    if (facts !== undefined) confirm(records, name, digest);
    else records.suspects.delete(name);
  }
  return true;
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

/** Of a file that exists. */
export type FileFacts = [size: number, time: number, changed: number];
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
