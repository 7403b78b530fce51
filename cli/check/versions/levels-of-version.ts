import { AppError } from "../../app-error.ts";
import type { Levels } from "../../model/levels.ts";
import { readBlobs } from "./read-blobs.ts";
import type { Repository } from "./repository.ts";
import type { Version } from "./version.ts";

/** Parses levels from the text of a settings file, if there is one. @throws AppError for settings with mistakes */
export type ReadLevels = (settings: string | undefined) => Promise<Levels>;

/** The levels that a version sets. Undefined if it has the same settings file as the work tree. */
export async function readLevelsOf(
  { git, settings }: Repository,
  { hidden, restored }: Version,
  readLevels: ReadLevels,
): Promise<Levels | undefined> {
  if (settings === undefined) return undefined;
  if (hidden.has(settings)) return readLevels(undefined);
  const blob = restored.get(settings);
  if (blob === undefined) return undefined;
  const bytes = (await readBlobs(git, [blob.oid])).get(blob.oid);
  return readLevels(bytes?.toString("utf8"));
}

/** The same for the earlier version. Settings with mistakes never set a level and are ignored. */
export async function readEarlierLevels(
  ...input: Parameters<typeof readLevelsOf>
): Promise<Levels | undefined> {
  return readLevelsOf(...input).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "bad-settings")
      return undefined;
    throw error;
  });
}
