import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { OutputFiles } from "../cache/output-files.ts";
import type { BodyStore } from "../model/body-store.ts";
import type { OutputBody } from "../model/compiled-folder.ts";
import { bodyPath } from "../pipeline/write-output.ts";

/** Bodies that lie beside their places in the output while a build runs. */
export interface StoredBodies extends BodyStore {
  /** Puts one into its place; false when the same bytes are there already. */
  place(body: OutputBody): boolean;
  /** Removes those that did not get into their places. */
  discard(): void;
}

/** Bodies go to disk at once, so that memory stays flat, and into their places when nothing stands against it. */
export function createStoredBodies(
  outDir: string,
  files: OutputFiles,
): StoredBodies {
  const run = randomUUID();
  const folders = new Set<string>();
  const waiting = new Map<string, string>();
  return {
    has(collection, slug, digest) {
      const name = bodyPath({ collection, slug });
      return files.has(name, `${outDir}/${name}`, digest);
    },
    put(collection, slug, text, digest) {
      const name = bodyPath({ collection, slug });
      const target = `${outDir}/${name}`;
      if (files.has(name, target, digest)) return;
      const folder = dirname(target);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      const temporary = `${target}.${run}.tmp`;
      waiting.set(name, temporary);
      writeFileSync(temporary, text);
    },
    place(body) {
      const name = bodyPath(body);
      const temporary = waiting.get(name);
      if (temporary === undefined) return false;
      const target = `${outDir}/${name}`;
      renameSync(temporary, target);
      waiting.delete(name);
      files.add(name, target, body.digest);
      return true;
    },
    discard() {
      for (const temporary of waiting.values())
        rmSync(temporary, { force: true });
      waiting.clear();
    },
  };
}
