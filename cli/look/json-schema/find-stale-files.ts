import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { isMapping } from "../../model/value-at.ts";
import type { ChoicesOf } from "./convert-schema.ts";
import { createEditorFiles, SCHEMA_FOLDER } from "./create-editor-files.ts";

const SETTINGS = ".vscode/settings.json";

/**
 * The editor's files that are missing or out of date, with their new texts, by their path from the root. Other settings
 * are kept.
 * @param root the folder that the editor opens
 * @throws AppError when the editor's settings are not plain JSON
 */
export async function findStaleFiles(
  root: string,
  contentDir: string,
  choicesOf: ChoicesOf,
): Promise<Map<string, string>> {
  const { associations, schemas } = createEditorFiles(
    relativePath(root, contentDir),
    choicesOf,
  );
  const wanted = new Map(
    [...schemas].map(([file, text]) => [`${SCHEMA_FOLDER}/${file}`, text]),
  );
  const settings = await readText(join(root, SETTINGS));
  wanted.set(SETTINGS, mergeSettings(settings, associations));
  const stale = new Map<string, string>();
  for (const [file, text] of wanted)
    if ((await readText(join(root, file))) !== text) stale.set(file, text);
  return stale;
}

function mergeSettings(
  text: string | undefined,
  associations: Record<string, string>,
): string {
  const settings = text === undefined ? {} : parseSettings(text);
  const old = settings["yaml.schemas"];
  const others = Object.entries(isMapping(old) ? old : {}).filter(
    ([schema]) => !schema.startsWith(`./${SCHEMA_FOLDER}/`),
  );
  const merged = {
    ...settings,
    "yaml.schemas": { ...Object.fromEntries(others), ...associations },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}

function parseSettings(text: string): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(text);
    if (isMapping(settings)) return settings;
  } catch {
    // The file may have comments, which would be lost.
  }
  throw new AppError(
    "editor-settings",
    `${SETTINGS} has comments or is not JSON, so it cannot be changed without loss.`,
    {
      hint: "Remove the comments, or move the file away while this command runs.",
    },
  );
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
