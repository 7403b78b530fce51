import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { KnownFile, OutputFiles } from "../cache/output-files.ts";
import type { BodyStore } from "../model/body-store.ts";
import type { OutputBody } from "../model/compiled-folder.ts";
import { bodyPath } from "../pipeline/write-output.ts";

/** Bodies that lie in the output, or beside their places there, while a build runs. */
export interface StoredBodies extends BodyStore {
  /** Puts one into its place; false when the same bytes are there already. */
  place(body: OutputBody): boolean;
  /** Removes those that did not get into their places. */
  discard(): void;
}

interface Written extends KnownFile {
  path: string;
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
      const path =
        waiting.get(name)?.path ?? (isThere ? `${target}.${run}.tmp` : target);
      waiting.set(name, { path, digest, ...write(path, text) });
    },
    place({ collection, slug }) {
      const name = bodyPath({ collection, slug });
      const written = waiting.get(name);
      if (written === undefined) return false;
      const target = `${outDir}/${name}`;
      if (written.path !== target) renameSync(written.path, target);
      waiting.delete(name);
      files.add(name, written);
      return true;
    },
    discard() {
      for (const { path } of waiting.values()) rmSync(path, { force: true });
      waiting.clear();
    },
  };

  /** The names that a folder of the output had when it was first asked for. */
  function openFolder(collection: string): Set<string> {
    let names = folders.get(collection);
    if (names === undefined) {
      const folder = `${outDir}/${collection}`;
      mkdirSync(folder, { recursive: true });
      names = new Set(readdirSync(folder));
      folders.set(collection, names);
    }
    return names;
  }
}

function write(path: string, text: string): Omit<KnownFile, "digest"> {
  const file = openSync(path, "w");
  try {
    writeFileSync(file, text);
    const { mtimeMs, size } = fstatSync(file);
    return { mtimeMs, size };
  } finally {
    closeSync(file);
  }
}
