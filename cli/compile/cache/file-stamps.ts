import { statSync } from "node:fs";
import type { FileMemory } from "../../model/content-file.ts";
import { readSealedLines, writeSealedLines } from "./cache-file.ts";

/** Digests of files that are checked repeatedly. A file is read only if its stamp (size, identity, times) is new. */
export interface FileStamps extends FileMemory {
  /** Sets which files to check until the next call. Undefined for all. */
  lookAt(paths: ReadonlySet<string> | undefined): void;
  /** The digest of a file at the last check, whether or not it has changed since. */
  lastDigest(path: string): string | undefined;
  /** Writes the stamps for the next run. */
  save(path: string): void;
}

interface Known {
  stamp: string;
  digest: string;
}

/** Some file systems have clocks this coarse: a file can change twice and keep its times. */
const COARSE_MS = 2000;

/** @param path a file that `save` wrote; without one nothing is known at first */
export function createFileStamps(path?: string): FileStamps {
  const began = Date.now();
  let suspects: ReadonlySet<string> | undefined;
  let isChanged = false;
  const known = new Map<string, Known>(
    path === undefined ? [] : readStamps(path),
  );
  /** Taken before the file is read: a change in between is seen the next time. */
  const taken = new Map<string, string>();
  return {
    lookAt(paths) {
      suspects = paths;
    },
    lastDigest: (file) => known.get(file)?.digest,
    recall(file) {
      const found = known.get(file);
      if (found !== undefined && suspects?.has(file) === false)
        return found.digest;
      const stamp = stampOf(file);
      if (found?.stamp === stamp) return found.digest;
      taken.set(file, stamp);
      return undefined;
    },
    keep(file, digest) {
      const stamp = taken.get(file);
      if (stamp !== undefined) {
        known.set(file, { stamp, digest });
        isChanged = true;
      } else if (known.get(file)?.digest !== digest) known.delete(file);
      taken.delete(file);
    },
    save(target) {
      if (isChanged) writeSealedLines(target, formatStamps(known, began));
      isChanged = false;
    },
  };
}

/** Size, identity and times of a file. Empty if there is no file. */
export function stampOf(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (facts === undefined) return "";
  return [facts.size, facts.ino, facts.mtimeNs, facts.ctimeNs].join("-");
}

/** The stamp of the index in an output folder. */
export function stampOfIndex(outDir: string): string {
  return stampOf(`${outDir}/index.json`);
}

/**
 * A line for each file, in texts of many lines. A file that was new when the run began has no stamp, so that the next
 * run reads it again.
 */
function* formatStamps(
  known: ReadonlyMap<string, Known>,
  began: number,
): Generator<string> {
  const settled = (began - COARSE_MS) * 1_000_000;
  let text = "";
  for (const [path, { digest, stamp }] of known) {
    if (path.includes("\n")) continue;
    text += `${digest} ${changedAt(stamp) < settled ? stamp : ""} ${path}\n`;
    if (text.length < MAX_TEXT) continue;
    yield text;
    text = "";
  }
  yield text;
}

const MAX_TEXT = 100_000;

/** The time of the last change in nanoseconds, to a microsecond. */
function changedAt(stamp: string): number {
  return Number(stamp.slice(stamp.lastIndexOf("-") + 1));
}

function* readStamps(path: string): Generator<[string, Known]> {
  for (const text of readSealedLines(path) ?? []) yield* parseStamps(text);
}

/** Trusted: written by this tool, with a checksum. */
function* parseStamps(lines: unknown): Generator<[string, Known]> {
  const text = lines as string;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf("\n", start);
    const first = text.indexOf(" ", start);
    const second = text.indexOf(" ", first + 1);
    const digest = text.slice(start, first);
    const stamp = text.slice(first + 1, second);
    yield [text.slice(second + 1, end), { digest, stamp }];
    start = end + 1;
  }
}
