/** The name of the settings file; it lies beside the content folder. */
export const SETTINGS_FILE = "content.config.yaml";
