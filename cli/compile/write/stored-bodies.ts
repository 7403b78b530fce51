import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { KnownFile, OutputFiles } from "../cache/output-files.ts";
import type { BodyStore } from "../../model/body-store.ts";
import { makeFolders } from "../../model/make-folders.ts";
import { bodyPath } from "./write-output.ts";

/** Bodies that are in the output, or in temporary files there, while a build runs. */
export interface StoredBodies extends BodyStore {
  /**
   * Moves a body to its path, which is its name. False if the same bytes are there already.
   * @throws BodyTaken if another build has removed it
   */
  place(name: string): boolean;
  /** Removes the bodies that were not moved to their paths. */
  discard(): void;
}

/** Another build into the same folder has removed a temporary file of this one. */
export class BodyTaken extends Error {}

interface Written extends KnownFile {
  path: string;
  ino: number;
}

/**
 * Writes bodies to disk at once, so that memory stays flat. A body that replaces another waits in a temporary file
 * until the build succeeds. A new one gets its final path at once, since no index names it until then.
 */
export function createStoredBodies(
  outDir: string,
  files: OutputFiles,
): StoredBodies {
  const run = randomUUID();
  const listingOf = createListings(outDir);
  const waiting = new Map<string, Written>();
  return {
    has(collection, slug, digest) {
      const name = bodyPath({ collection, slug });
      if (waiting.get(name)?.digest === digest) return true;
      return files.has(name, `${outDir}/${name}`, digest);
    },
    put(collection, slug, bytes, digest) {
      const name = bodyPath({ collection, slug });
      const target = `${outDir}/${name}`;
      // The folder of a watch that saves one post after the other is not read each time.
      const isThere =
        (files.knows(name) && existsSync(target)) ||
        listingOf(collection).has(`${slug}.json`);
      if (isThere && files.has(name, target, digest)) return;
      // If a new file has appeared at the target meanwhile, a temporary one is used.
      const file = isThere ? undefined : openNew(target);
      const path = file === undefined ? `${target}.${run}.tmp` : target;
      remove(waiting.get(name));
      const facts = fill(path, file ?? openSync(path, "w"), bytes);
      waiting.set(name, { ...facts, path, digest });
    },
    place(name) {
      const written = waiting.get(name);
      if (written === undefined) return false;
      const target = `${outDir}/${name}`;
      if (!isStillThere(written)) throw new BodyTaken();
      if (written.path !== target) {
        renameSync(written.path, target);
        // Renaming changes the file's ctime.
        written.ctimeMs = statSync(target).ctimeMs;
      }
      waiting.delete(name);
      files.add(name, written);
      return true;
    },
    discard() {
      for (const written of waiting.values()) remove(written);
      waiting.clear();
    },
  };
}

/** The names in each folder of the output when it was first read. Creates missing folders. */
function createListings(
  outDir: string,
): (collection: string) => ReadonlySet<string> {
  const listings = new Map<string, Set<string>>();
  return (collection) => {
    let names = listings.get(collection);
    if (names === undefined) {
      const folder = `${outDir}/${collection}`;
      makeFolders(folder);
      names = new Set(readdirSync(folder));
      listings.set(collection, names);
    }
    return names;
  };
}

/** Writes and closes an open file. Removes it if that fails. */
function fill(path: string, file: number, bytes: Buffer) {
  try {
    writeFileSync(file, bytes);
    const { ctimeMs, ino, mtimeMs, size } = fstatSync(file);
    return { ino, size, mtimeMs, ctimeMs };
  } catch (error) {
    // The disk is full, and the file is incomplete.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Undefined if a file exists by now. */
function openNew(path: string): number | undefined {
  try {
    return openSync(path, "wx");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      return undefined;
    throw error;
  }
}

function isStillThere({ ino, path }: Written): boolean {
  return statSync(path, { throwIfNoEntry: false })?.ino === ino;
}

/** Removes a file, unless another build has replaced it by its own. */
function remove(written: Written | undefined): void {
  if (written !== undefined && isStillThere(written))
    rmSync(written.path, { force: true });
}
