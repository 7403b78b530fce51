/** The file beside the content folder that sets the levels of rules. */
export const SETTINGS_FILE = "content.config.yaml";

export const levelNames = ["off", "warn", "error"] as const;
export type Level = (typeof levelNames)[number];

/** The level that a user chose for a rule or a group (`seo`) in a file. A rule wins over its group. */
export interface Levels {
  get(ruleOrGroup: string, file: string): Level | undefined;
}

/** The settings of a check from the command line, the settings file and the environment. */
export interface CheckSettings {
  levels: Levels;
  /** The address of the site. Links to it count as internal. */
  siteUrl?: string;
}
