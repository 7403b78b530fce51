import { randomUUID } from "node:crypto";
import { constants, existsSync, readFileSync } from "node:fs";
import {
  access,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../../app-error.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { describeSystemError } from "../../describe-system-error.ts";
import { makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile } from "./format-entry.ts";

/** Where planned files go. */
export interface Target {
  contentDir: string;
  publicDirs: readonly string[];
}

/** What takes one step back, and the path that is left when it fails. */
interface Undo {
  path: string;
  run: () => Promise<unknown>;
}

/** A file, or a folder of an entry that is written as a whole. */
interface Place {
  path: string;
  /** A list of records or the settings: they grow. */
  isList: boolean;
  /** Relative to the folder; one with an empty path for a file. */
  files: readonly PlannedFile[];
}

const NOTHING = "Nothing was written.";
const NOTE =
  " What imported texts lack and nobody can make up is a warning there, until somebody adds it.";

/**
 * What a foreign text lacks, such as words for a picture, keeps nobody from building: it is a warning in the entries
 * that lack it, and an error everywhere else.
 * @param levels rule -> entries that break it
 */
export function planLevels(
  contentDir: string,
  levels: ReadonlyMap<string, readonly string[]>,
): Place[] {
  if (levels.size === 0) return [];
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const isThere = existsSync(path);
  const document = isThere
    ? parseDocument(readFileSync(path, "utf8"))
    : new Document({});
  const added = [...levels].map(([rule, paths]) => ({
    paths,
    rules: { [rule]: "warn" },
  }));
  const overrides = document.get("overrides");
  if (isSeq(overrides))
    for (const each of added) overrides.add(document.createNode(each));
  else document.set("overrides", document.createNode(added));
  if (!isThere) document.commentBefore = NOTE;
  const bytes = Buffer.from(document.toString({ lineWidth: 0 }));
  return [{ path, isList: true, files: [{ path: "", bytes }] }];
}

/**
 * Looks at every place that is to be written before anything is.
 * @throws AppError for a file or folder in the way, and for a folder that may not be written
 */
export async function checkPlaces(
  files: readonly PlannedFile[],
  target: Target,
): Promise<void> {
  const places = placesOf(files, target);
  for (const place of places) {
    const there = await stat(place.path).catch(() => undefined);
    const isFree = there === undefined || (place.isList && there.isFile());
    if (!isFree && !(await isSame(place)))
      throw inTheWay(
        place.path,
        "is there already, and nothing is overwritten",
        target,
      );
  }
  for (const folder of new Set(places.map(({ path }) => dirname(path)))) {
    let at = folder;
    while (!existsSync(at)) at = dirname(at);
    if (!(await stat(at)).isDirectory())
      throw inTheWay(at, "is a file, and a folder belongs there", target);
    await access(at, constants.W_OK | constants.X_OK).catch(
      (error: unknown) => {
        throw describe(error, target, NOTHING);
      },
    );
  }
}

/** True for a file that is there already, byte for byte, as an attachment of an earlier import can be. */
async function isSame({ files: [first], path }: Place): Promise<boolean> {
  const old =
    first?.path === ""
      ? await readFile(path).catch(() => undefined)
      : undefined;
  return old !== undefined && first !== undefined && old.equals(first.bytes);
}

function inTheWay(
  path: string,
  what: string,
  { contentDir }: Target,
): AppError {
  const shown = relative(dirname(contentDir), path);
  return new AppError("in-the-way", `"${shown}" ${what}.`, {
    hint: `Move it away and run the import again. ${NOTHING}`,
  });
}

function describe(
  error: unknown,
  { contentDir }: Target,
  rest: string,
): unknown {
  const known = describeSystemError(error, dirname(contentDir));
  const hint = `${known?.hint ?? ""} ${rest}`.trim();
  return known
    ? new AppError(known.code, known.message, { hint, cause: error })
    : error;
}

/** The places of planned files: an entry with files of its own is one folder. */
function placesOf(
  files: readonly PlannedFile[],
  { contentDir, publicDirs }: Target,
): Place[] {
  return [...Map.groupBy(files, keyOf)].map(([key, parts]) => ({
    path: join((key.startsWith("/") ? publicDirs[0] : contentDir) ?? "", key),
    isList: !key.includes("/"),
    files: parts.map(({ bytes, path }) => ({
      bytes,
      path: path.slice(key.length + 1),
    })),
  }));
}

/**
 * Writes what was planned; the settings first, so that entries are valid whenever a run is cut short. A folder of an
 * entry is made apart and moved into place, so it is there whole or not at all; a file is never written over another,
 * except for a list, which only grows. When one cannot be written, those before it are taken back.
 * @throws AppError that says what could not be written, and what is left of the rest
 */
export async function writePlanned(
  files: readonly PlannedFile[],
  settings: readonly Place[],
  target: Target,
): Promise<void> {
  const done: Undo[] = [];
  let dest = target.contentDir;
  try {
    makeFolder(dest, done);
    for (const place of [...settings, ...placesOf(files, target)]) {
      dest = place.path;
      if (await isSame(place)) continue;
      makeFolder(dirname(dest), done);
      await writePlace(place, done);
    }
  } catch (error) {
    const left: string[] = [];
    for (const { path, run } of done.toReversed())
      await run().catch(() =>
        left.push(relative(dirname(target.contentDir), path)),
      );
    const rest =
      left.length === 0
        ? NOTHING
        : `What had been written could not be taken back: ${left.join(", ")}.`;
    // The name of the file that a person knows, not of the temporary one.
    const named =
      error instanceof Error ? Object.assign(error, { dest }) : error;
    throw describe(
      named,
      target,
      `Put that right and run the import again. ${rest}`,
    );
  }
}

function makeFolder(folder: string, done: Undo[]): void {
  for (const path of makeFolders(folder))
    done.push({ path, run: () => rmdir(path) });
}

/** Writes beside the place, then moves it there. */
async function writePlace(
  { files, isList, path }: Place,
  done: Undo[],
): Promise<void> {
  const old = isList ? await readFile(path).catch(() => undefined) : undefined;
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  const isFile = files[0]?.path === "";
  try {
    for (const { bytes, path: name } of files) {
      const file = join(temporary, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    // A link, unlike a move, never takes the place of another file.
    if (isFile && !isList) await link(temporary, path);
    else await rename(temporary, path);
    done.push({
      path,
      run: () =>
        old === undefined
          ? rm(path, { recursive: true })
          : writeFile(path, old),
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A file by itself, or the folder of an entry. */
function keyOf({ path }: PlannedFile): string {
  return path.startsWith("/") ? path : path.split("/").slice(0, 2).join("/");
}
