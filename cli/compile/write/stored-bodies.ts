import { randomUUID } from "node:crypto";
import {
  closeSync,
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
import type { OutputBody } from "../../model/compiled-folder.ts";
import { makeFolders } from "../../model/make-folders.ts";
import { bodyPath } from "./write-output.ts";

/** Bodies that lie in the output, or beside their places there, while a build runs. */
export interface StoredBodies extends BodyStore {
  /**
   * Puts one into its place; false when the same bytes are there already.
   * @throws BodyTaken when another build has removed it
   */
  place(body: OutputBody): boolean;
  /** Removes those that did not get into their places. */
  discard(): void;
}

/** Two builds into one folder: one has removed what the other was about to put into its place. */
export class BodyTaken extends Error {}

interface Written extends KnownFile {
  path: string;
  ino: number;
}

/**
 * Bodies go to disk at once, so that memory stays flat. One that takes the place of another waits beside it until
 * nothing stands against the build; one that is new is where it belongs, and no index names it until then.
 */
export function createStoredBodies(
  outDir: string,
  files: OutputFiles,
): StoredBodies {
  const run = randomUUID();
  const folders = new Map<string, Set<string>>();
  const waiting = new Map<string, Written>();
  return {
    has(collection, slug, digest) {
      const name = bodyPath({ collection, slug });
      return files.has(name, `${outDir}/${name}`, digest);
    },
    put(collection, slug, text, digest) {
      const name = bodyPath({ collection, slug });
      const target = `${outDir}/${name}`;
      const isThere = openFolder(collection).has(`${slug}.json`);
      if (isThere && files.has(name, target, digest)) return;
      remove(waiting.get(name));
      const written = isThere ? undefined : writeNew(target, text, digest);
      const temporary = `${target}.${run}.tmp`;
      waiting.set(name, written ?? write(temporary, text, digest));
    },
    place({ collection, slug }) {
      const name = bodyPath({ collection, slug });
      const written = waiting.get(name);
      if (written === undefined) return false;
      const target = `${outDir}/${name}`;
      if (!isStillThere(written)) throw new BodyTaken();
      if (written.path !== target) {
        renameSync(written.path, target);
        // The system takes the new name for a change.
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

  /** The names that a folder of the output had when it was first asked for. */
  function openFolder(collection: string): Set<string> {
    let names = folders.get(collection);
    if (names === undefined) {
      const folder = `${outDir}/${collection}`;
      makeFolders(folder);
      names = new Set(readdirSync(folder));
      folders.set(collection, names);
    }
    return names;
  }
}

function write(
  path: string,
  text: string,
  digest: string,
  flags = "w",
): Written {
  const file = openSync(path, flags);
  try {
    writeFileSync(file, text);
    const { ctimeMs, ino, mtimeMs, size } = fstatSync(file);
    return { path, digest, ino, size, mtimeMs, ctimeMs };
  } catch (error) {
    // The disk is full: what got there is no body.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Undefined when there is a file by now. */
function writeNew(
  path: string,
  text: string,
  digest: string,
): Written | undefined {
  try {
    return write(path, text, digest, "wx");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      return undefined;
    throw error;
  }
}

function isStillThere({ ino, path }: Written): boolean {
  return statSync(path, { throwIfNoEntry: false })?.ino === ino;
}

/** Another build may have put its own file there. */
function remove(written: Written | undefined): void {
  if (written !== undefined && isStillThere(written))
    rmSync(written.path, { force: true });
}
