import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathInside } from "../folders.ts";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import {
  SCHEMA_FOLDER,
  findStaleFiles,
} from "../look/json-schema/find-stale-files.ts";
import { listChoices } from "../look/json-schema/list-choices.ts";
import { writeTextFile } from "../compile/write/replace-file.ts";

/**
 * Updates the schemas of a project that has them, and returns the changed files. Ignores content outside of the
 * project.
 */
export async function refreshEditorFiles(
  root: string,
  contentDir: string,
  folder: CompiledFolder,
): Promise<string[]> {
  const facts = await stat(join(root, SCHEMA_FOLDER)).catch(() => undefined);
  if (!facts?.isDirectory()) return [];
  if (pathInside(root, contentDir) === undefined) return [];
  const stale = await findStaleFiles(
    root,
    contentDir,
    listChoices(folder),
  ).catch(
    // Settings with comments are not changed.
    () => new Map<string, string>(),
  );
  for (const [file, text] of stale) writeTextFile(join(root, file), text);
  return [...stale.keys()];
}
