import { createHash, hash } from "node:crypto";
import { dirname, join, relative } from "node:path";
import type { Listing } from "../../model/compile-memory.ts";
import type { FileMemory, FoundFile } from "../../model/content-file.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { DICTIONARY_FILE } from "../../model/spelling.ts";
import { findDigest } from "../read-file.ts";
import { batchesOf, readText } from "./cache-file.ts";
import type { FileStamps } from "./file-stamps.ts";
import { isText } from "./list-folders.ts";
import { readToolKey } from "./tool-key.ts";

/** Everything a run depends on besides the bytes of the content. */
export interface RunQuestion {
  command: "build" | "validate";
  options: unknown;
  contentDir: string;
  publicDirs: readonly string[];
  outDir: string;
  now: Date;
}

/** A text, and its digest at the time of another run. */
export type KnownText = FoundFile & { digest: string };

/** The texts with a new stamp, of which the last digest is known. */
export function findSuspects(
  listing: Listing,
  files: FileMemory,
  stamps: FileStamps,
): readonly KnownText[] {
  return textsIn(listing).flatMap((file) => {
    const digest = stamps.lastDigest(file.absolutePath);
    const isSame = files.recall(file.absolutePath) !== undefined;
    return isSame || digest === undefined ? [] : { ...file, digest };
  });
}

/** All inputs, with the last digests of these files. */
export function describeBefore(
  listing: Listing,
  files: FileMemory,
  suspects: readonly KnownText[],
): string {
  const digests = new Map(
    suspects.map(({ absolutePath, digest }) => [absolutePath, digest]),
  );
  const recall = (file: string) => digests.get(file) ?? files.recall(file);
  return describeInputs(listing, { ...files, recall });
}

export interface SteadyFiles extends FileMemory {
  areSteady(): boolean;
}

/** The digests of one run. If a file changes during the run, its result is valid for neither version. */
export function createSteadyFiles(stamps: FileMemory): SteadyFiles {
  const digests = new Map<string, string>();
  let areSteady = true;
  return {
    recall(file) {
      const digest = digests.get(file) ?? stamps.recall(file);
      if (digest !== undefined) digests.set(file, digest);
      return digest;
    },
    keep(file, digest) {
      areSteady &&= (digests.get(file) ?? digest) === digest;
      digests.set(file, digest);
      stamps.keep(file, digest);
    },
    areSteady: () => areSteady,
  };
}

/** A digest of all but the files. */
export function describeQuestion({
  contentDir,
  options,
  publicDirs,
}: RunQuestion): string {
  const settings = readText(join(dirname(contentDir), SETTINGS_FILE)) ?? null;
  const places = publicDirs.map((dir) => relative(contentDir, dir));
  const words = readText(join(contentDir, DICTIONARY_FILE)) ?? null;
  const all = [readToolKey(), options, places, settings, words];
  return hash("sha256", JSON.stringify(all));
}

/** All inputs of a run: texts by their bytes. */
export function describeInputs(listing: Listing, files: FileMemory): string {
  const digest = createHash("sha256").update(listing.digest);
  for (const batch of batchesOf(textsIn(listing)))
    digest.update(
      JSON.stringify(batch.map((file) => [file.path, findDigest(file, files)])),
    );
  return digest.digest("hex");
}

export function countTexts({ found }: Listing): number {
  return (found.value ?? []).filter(({ path }) => path.endsWith(".md")).length;
}

function textsIn({ found }: Listing): FoundFile[] {
  return (found.value ?? []).filter(({ path }) => isText(path));
}
