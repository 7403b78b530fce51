import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Folders } from "../../folders.ts";
import {
  groupOf,
  levelNames,
  SETTINGS_FILE,
  type CheckSettings,
  type Level,
  type Levels,
} from "../../model/levels.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";

/** The catalogue of rules and the parser of settings, which a run with neither `--rule` nor a settings file does not need. */
const loadParser = () => import("./load-settings.ts");

/**
 * The levels from `--rule`, then those from the settings file beside the content folder.
 * @throws AppError for an unknown rule or level, on the command line or in the settings file
 */
export async function loadLevels(
  rules: readonly string[] | undefined,
  folders: Pick<Folders, "contentDir">,
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): Promise<CheckSettings> {
  const asked = await parseLevels(rules);
  const { createLevels } = await import("./levels.ts");
  const file = existsSync(settingsPath(folders))
    ? await (await loadParser()).loadSettings(folders.contentDir, cwd)
    : { layers: [] };
  const levels = createLevels([{ levels: asked }, ...file.layers]);
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
  const { parseSettings } = await loadParser();
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

/** The levels that `--rule id=level` sets. */
async function parseLevels(
  rules: readonly string[] = [],
): Promise<Map<string, Level>> {
  const pairs = rules.map((rule) => rule.split("=", 2));
  await refuseUnknownRules(pairs.map(([id = ""]) => id));
  return new Map(
    pairs.map(([id = "", name]) => {
      const level = levelNames.find((known) => known === name);
      if (level === undefined)
        throw new AppError(
          "unknown-level",
          name === undefined
            ? `--rule takes id=level, such as ${id}=warn, not "${id}".`
            : `--rule ${id}=${name}: "${name}" is no level; use off, warn or error.`,
        );
      return [id, level];
    }),
  );
}

/**
 * A test for the rules that were chosen by id or by group; without a choice, all rules pass.
 * @throws AppError for an unknown rule
 */
export async function parseRuleFilter(
  rules: readonly string[] = [],
): Promise<(rule: string) => boolean> {
  await refuseUnknownRules(rules);
  return (rule) =>
    rules.length === 0 || rules.includes(rule) || rules.includes(groupOf(rule));
}

async function refuseUnknownRules(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { describeUnknownRule, isRuleOrGroup } = await loadParser();
  const unknown = names.find((name) => !isRuleOrGroup(name));
  if (unknown === undefined) return;
  const { message, help } = describeUnknownRule(unknown);
  throw new AppError("unknown-rule", message, { hint: help });
}

/** The options to check all content, drafts and scheduled entries included, without any output. */
export function checkOptions(
  { contentDir, publicDirs }: Folders,
  settings: CheckSettings,
  { clock, signal }: CommandContext,
): CompileOptions {
  return {
    contentDir,
    publicDirs,
    ...settings,
    now: clock(),
    preview: { drafts: true, future: true },
    render: false,
    signal,
  };
}
