import type { CommandContext } from "../context.ts";
import type { Levels } from "../pipeline/apply-levels.ts";
import type { Folders } from "./folders.ts";
import { parseLevels } from "./report-options.ts";

/** What a command hands on to `compileContent` besides folders and time. */
export interface CheckSettings {
  levels: Levels;
  /** Where the site is served: a link there is one to ourselves. */
  siteUrl?: string;
}

/**
 * Levels from `--rule`, which come first, and from the settings file beside the content folder.
 * @throws AppError for an unknown rule or level, on the command line or in the settings file
 */
export async function loadLevels(
  rules: readonly string[] | undefined,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): Promise<CheckSettings> {
  const asked = await parseLevels(rules);
  const { loadSettings } = await import("../settings/load-settings.ts");
  const { createLevels } = await import("../settings/levels.ts");
  const { layers } = await loadSettings(contentDir, cwd);
  const levels = createLevels([{ levels: asked }, ...layers]);
  return env.SITE_URL ? { levels, siteUrl: env.SITE_URL } : { levels };
}
