/** The file beside the content folder that sets the levels of rules. */
export const SETTINGS_FILE = "content.config.yaml";

export const levelNames = ["off", "warn", "error"] as const;
export type Level = (typeof levelNames)[number];

/** The level that a user chose for a rule or a group (`seo`) in a file. A rule wins over its group. */
export interface Levels {
  get(ruleOrGroup: string, file: string): Level | undefined;
}

/** What the command line, the settings file and the environment say about a check. */
export interface CheckSettings {
  levels: Levels;
  /** Where the site is served. A link to it counts as a link inside the site. */
  siteUrl?: string;
}
