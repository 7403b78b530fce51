import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { CheckSettings, Levels } from "../../model/levels.ts";
import type { Folders } from "../../folders.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { parseLevels } from "./parse-levels.ts";

/**
 * The levels from `--rule`, then those from the settings file beside the content folder.
 * @throws AppError for an unknown rule or level, on the command line or in the settings file
 */
export async function loadLevels(
  rules: readonly string[] | undefined,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): Promise<CheckSettings> {
  const asked = await parseLevels(rules);
  const { createLevels } = await import("./levels.ts");
  const layers = await loadLayers(contentDir, cwd);
  const levels = createLevels([{ levels: asked }, ...layers]);
  return env.SITE_URL ? { levels, siteUrl: env.SITE_URL } : { levels };
}

/** The same from the text of another version's settings file. @throws AppError as `loadLevels` does */
export async function readLevels(
  settings: string | undefined,
  rules: readonly string[] | undefined,
  { contentDir }: Pick<Folders, "contentDir">,
): Promise<Levels> {
  const asked = await parseLevels(rules);
  const { createLevels } = await import("./levels.ts");
  const { parseSettings } = await import("./load-settings.ts");
  const layers =
    settings === undefined
      ? []
      : parseSettings(settings, SETTINGS_FILE, contentDir);
  return createLevels([{ levels: asked }, ...layers]);
}

/** The path of the settings file, which need not exist. */
export function settingsPath({ contentDir }: Pick<Folders, "contentDir">) {
  return join(dirname(contentDir), SETTINGS_FILE);
}

/** Loads the parser and the catalogue of rules only if there is a settings file. */
async function loadLayers(contentDir: string, cwd: string) {
  const facts = await stat(settingsPath({ contentDir })).catch(() => undefined);
  if (facts === undefined) return [];
  if (!facts.isFile())
    throw new AppError("bad-settings", `${SETTINGS_FILE} is not a file.`, {
      hint: "Put a file in its place, or remove it.",
    });
  const { loadSettings } = await import("./load-settings.ts");
  const { layers } = await loadSettings(contentDir, cwd);
  return layers;
}
