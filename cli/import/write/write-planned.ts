import { randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { AppError } from "../../app-error.ts";
import { describeSystemError } from "../../describe-system-error.ts";
import { makeFolders } from "../../model/make-folders.ts";
import type { PlannedFile } from "../check-entries.ts";
import type { PlannedLevels } from "./plan-levels.ts";
import { pathOf } from "./planned-paths.ts";

/** What takes one step back, and the path that is left when it fails. */
interface Undo {
  path: string;
  run: () => Promise<unknown>;
}

/**
 * Writes what was planned; the settings first, so that entries are valid whenever a run is cut short. A folder of an
 * entry is made apart and moved into place, so it is there whole or not at all; a file is never written over another,
 * except for a list of records, which only grows. When one cannot be written, those before it are taken back.
 * @throws AppError that says what could not be written, and what is left of the rest
 */
export async function writePlanned(
  files: readonly PlannedFile[],
  settings: PlannedLevels | undefined,
  contentDir: string,
  publicDir: string,
): Promise<void> {
  const done: Undo[] = [];
  let target = contentDir;
  try {
    makeFolder(contentDir, done);
    if (settings !== undefined) {
      target = settings.path;
      await replace(target, Buffer.from(settings.text), done);
    }
    const places = files.map((file) => ({
      file,
      ...pathOf(file, contentDir, publicDir),
    }));
    for (const place of places) {
      if (place.bundle !== undefined) continue;
      target = place.target;
      makeFolder(dirname(target), done);
      if (place.isList) await replace(target, place.file.bytes, done);
      else await put(target, place.file.bytes, done);
    }
    const bundles = Map.groupBy(places, ({ bundle }) => bundle);
    for (const [bundle, parts] of bundles) {
      const [first] = parts;
      if (bundle === undefined || first === undefined) continue;
      target = first.target;
      makeFolder(dirname(target), done);
      const own = parts.map(({ file: { bytes, path } }) => ({
        path: path.slice(bundle.length + 1),
        bytes,
      }));
      await putFolder(target, own, done);
    }
  } catch (error) {
    const root = dirname(contentDir);
    const left = await takeBack(done);
    // The name of the file that a person knows, not of the temporary one.
    const named =
      error instanceof Error ? Object.assign(error, { dest: target }) : error;
    const told = describeSystemError(named, root);
    if (told === undefined) throw error;
    const rest =
      left.length === 0
        ? "Nothing was written."
        : `What had been written could not be taken back: ${left.map((path) => relative(root, path)).join(", ")}.`;
    const hint = `Put that right and run the import again. ${rest}`;
    throw new AppError(told.code, told.message, { hint, cause: error });
  }
}

/** @returns the paths that are left */
async function takeBack(done: readonly Undo[]): Promise<string[]> {
  const left: string[] = [];
  for (const { path, run } of done.toReversed())
    await run().catch(() => left.push(path));
  return left;
}

function makeFolder(folder: string, done: Undo[]): void {
  for (const path of makeFolders(folder))
    done.push({ path, run: () => rmdir(path) });
}

async function putFolder(
  target: string,
  parts: readonly PlannedFile[],
  done: Undo[],
): Promise<void> {
  const stage = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    for (const { path, bytes } of parts) {
      const file = join(stage, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await rename(stage, target);
    done.push({ path: target, run: () => rm(target, { recursive: true }) });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Fails when the file is there, unless it has the same bytes. */
async function put(
  target: string,
  bytes: Uint8Array,
  done: Undo[],
): Promise<void> {
  const temporary = await writeTemporary(target, bytes);
  try {
    await link(temporary, target);
    done.push({ path: target, run: () => rm(target) });
  } catch (error) {
    const isSame = await readFile(target).then(
      (old) => old.equals(bytes),
      () => false,
    );
    if (!isSame) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function replace(
  target: string,
  bytes: Uint8Array,
  done: Undo[],
): Promise<void> {
  const old = await readFile(target).catch(() => undefined);
  const temporary = await writeTemporary(target, bytes);
  try {
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
  const run = () => (old === undefined ? rm(target) : writeFile(target, old));
  done.push({ path: target, run });
}

/** Leaves nothing behind when the disk takes no more than a part. */
async function writeTemporary(
  target: string,
  bytes: Uint8Array,
): Promise<string> {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return temporary;
}
