import { constants, existsSync, readFileSync } from "node:fs";
import {
  access,
  mkdtemp,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { Document, isSeq, parseDocument } from "yaml";
import { AppError } from "../../app-error.ts";
import { describeSystemError } from "../../describe-system-error.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile } from "./format-entry.ts";

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
): PlannedFile[] {
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
  return [
    {
      path: `../${SETTINGS_FILE}`,
      bytes: Buffer.from(document.toString({ lineWidth: 0 })),
    },
  ];
}

/** What is moved into place as a whole: the folder of an entry, or a file. */
function placeOf({ path }: PlannedFile): string {
  return path.startsWith("../") ? path : path.split("/").slice(0, 2).join("/");
}

/** True for a list of records and for the settings, which grow. */
function isList(place: string): boolean {
  return place.startsWith("../") || !place.includes("/");
}

/**
 * Looks at every place that is to be written before anything is.
 * @throws AppError for a file or folder in the way, and for a folder that may not be written
 */
export async function checkPlaces(
  files: readonly PlannedFile[],
  contentDir: string,
): Promise<void> {
  for (const place of new Set(files.map(placeOf))) {
    const path = join(contentDir, place);
    const there = await stat(path).catch(() => undefined);
    if (there !== undefined && !(isList(place) && there.isFile()))
      throw inTheWay(
        path,
        "is there already, and nothing is overwritten",
        contentDir,
      );
    let at = dirname(path);
    while (!existsSync(at)) at = dirname(at);
    if (!(await stat(at)).isDirectory())
      throw inTheWay(at, "is a file, and a folder belongs there", contentDir);
    await access(at, constants.W_OK | constants.X_OK).catch(
      (error: unknown) => {
        throw describe(error, contentDir, NOTHING);
      },
    );
  }
}

function inTheWay(path: string, what: string, contentDir: string): AppError {
  const shown = relative(dirname(contentDir), path);
  return new AppError("in-the-way", `"${shown}" ${what}.`, {
    hint: `Move it away and run the import again. ${NOTHING}`,
  });
}

function describe(error: unknown, contentDir: string, rest: string): unknown {
  const known = describeSystemError(error, dirname(contentDir));
  const hint = `${known?.hint ?? ""} ${rest}`.trim();
  return known
    ? new AppError(known.code, known.message, { hint, cause: error })
    : error;
}

/**
 * Writes what was planned: everything into a folder beside the content first, then each file or folder of an entry is
 * moved into place, so that it is there whole or not at all. When one cannot be, those before it are taken back.
 * @throws AppError that says what could not be written, and what is left of the rest
 */
export async function writePlanned(
  files: readonly PlannedFile[],
  contentDir: string,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  let dest = contentDir;
  const made = makeFolders(contentDir);
  const stage = await mkdtemp(
    join(dirname(contentDir), `.${basename(contentDir)}-`),
  );
  try {
    for (const { bytes, path } of files) {
      dest = join(contentDir, path);
      makeFolders(dirname(join(stage, "x", path)));
      await writeFile(join(stage, "x", path), bytes);
    }
    for (const place of new Set(files.map(placeOf))) {
      dest = join(contentDir, place);
      const old = isList(place)
        ? await readFile(dest).catch(() => undefined)
        : undefined;
      if (!isList(place) && existsSync(dest))
        throw inTheWay(
          dest,
          "is there already, and nothing is overwritten",
          contentDir,
        );
      made.push(...makeFolders(dirname(dest)));
      await rename(join(stage, "x", place), dest);
      const path = dest;
      undo.push(() =>
        old === undefined
          ? rm(path, { recursive: true })
          : writeFile(path, old),
      );
    }
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    for (const folder of made.toReversed())
      await rmdir(folder).catch(() => undefined);
    // The name of the file that a person knows, not of the temporary one.
    const named =
      error instanceof AppError || !(error instanceof Error)
        ? error
        : Object.assign(error, { dest });
    throw describe(
      named,
      contentDir,
      `Put that right and run the import again. ${NOTHING}`,
    );
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
