import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PlannedFile } from "../check-entries.ts";
import type { PlannedLevels } from "./plan-levels.ts";

/**
 * Writes what was planned; the settings first, so that entries are valid whenever a run is cut short. A folder of an entry is made apart and moved into place, so it is there whole or not at
 * all; a file is never written over another, except for a list of records, which only grows.
 */
export async function writePlanned(
  files: readonly PlannedFile[],
  settings: PlannedLevels | undefined,
  contentDir: string,
  publicDir: string,
): Promise<void> {
  await mkdir(contentDir, { recursive: true });
  if (settings !== undefined)
    await replace(settings.path, Buffer.from(settings.text));
  const bundles = Map.groupBy(
    files.filter(({ path }) => /^[^/]+\/[^/]+\//u.test(path)),
    ({ path }) => path.split("/").slice(0, 2).join("/"),
  );
  for (const { path, bytes } of files) {
    if (path.startsWith("/")) await put(join(publicDir, path), bytes);
    else if (!path.includes("/")) await replace(join(contentDir, path), bytes);
  }
  for (const { path, bytes } of files)
    if (/^[^/]+\/[^/]+$/u.test(path)) await put(join(contentDir, path), bytes);
  for (const [folder, parts] of bundles)
    await putFolder(join(contentDir, folder), folder, parts);
}

async function putFolder(
  target: string,
  folder: string,
  parts: readonly PlannedFile[],
): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const stage = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    for (const { path, bytes } of parts) {
      const file = join(stage, path.slice(folder.length + 1));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await rename(stage, target);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Fails when the file is there, unless it has the same bytes. */
async function put(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  await writeFile(temporary, bytes);
  try {
    await link(temporary, target);
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

async function replace(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`);
  await writeFile(temporary, bytes);
  await rename(temporary, target);
}
