/** The file beside the content folder that sets the levels of rules. */
export const SETTINGS_FILE = "content.config.yaml";

export const levelNames = ["off", "warn", "error"] as const;
export type Level = (typeof levelNames)[number];

/** The part of a rule's id before the slash. */
export function groupOf(rule: string): string {
  return rule.replace(/\/.*$/u, "");
}

/**
 * The levels that the user has chosen. A rule wins over its group (`seo`). Undefined if none was chosen for the file.
 */
export interface Levels {
  get(ruleOrGroup: string, file: string): Level | undefined;
}

/** The settings of a check from the command line, the settings file and the environment. */
export interface CheckSettings {
  levels: Levels;
  /** The address of the site. Links to it count as internal. */
  siteUrl?: string;
}
