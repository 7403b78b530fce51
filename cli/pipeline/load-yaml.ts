import { createRequire } from "node:module";
import type * as FixField from "../rules/fixes/fix-field.ts";
import type * as ParseYaml from "./parse-yaml.ts";

/**
 * What reads YAML with its places, and mends it. Plain YAML without mistakes needs neither, and loading them takes
 * longer than a hundred files to read: they are required where they are needed, in functions that cannot wait.
 */
const require = createRequire(import.meta.url);

export function loadParseYaml(): typeof ParseYaml {
  return require("./parse-yaml.ts") as typeof ParseYaml;
}

export function loadFixField(): typeof FixField {
  return require("../rules/fixes/fix-field.ts") as typeof FixField;
}
