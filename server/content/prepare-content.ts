import { createHash, randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { AppError } from "../app-error.ts";
import { openContentDatabase } from "./content-database.ts";
import { databaseName, isDatabaseName } from "./database-layout.ts";
import { parseContentIndex } from "./parse-content-index.ts";
import { writeDatabase } from "./write-database.ts";

export interface PrepareRequest {
  /** Path of `index.json`. */
  indexFile: string;
  /** Where the database is written. */
  cacheFolder: string;
}

function readIndex(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new AppError(
      "content_index_missing",
      `There is no content index at ${file}.`,
      {
        hint: "Build it with `npx content build`, or name its folder in CONTENT_OUT.",
        cause,
      },
    );
  }
}

function isUsable(file: string): boolean {
  try {
    openContentDatabase(file).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a database from the content index, unless one for the same bytes exists.
 * @returns the path of the database
 * @throws AppError when the index is missing or broken
 */
export function prepareContent({
  indexFile,
  cacheFolder,
}: PrepareRequest): string {
  const bytes = readIndex(indexFile);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const file = join(cacheFolder, databaseName(digest));
  if (isUsable(file)) return file;
  const index = parseContentIndex(bytes.toString("utf8"), indexFile);
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeDatabase(unfinished, index);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return file;
}

/** Removes the databases of earlier indexes. A process that has one open can read it until it closes it. */
export function removeOtherDatabases(kept: string, cacheFolder: string): void {
  for (const name of readdirSync(cacheFolder)) {
    const file = join(cacheFolder, name);
    if (isDatabaseName(name) && file !== kept) rmSync(file, { force: true });
  }
}
