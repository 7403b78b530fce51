import { createRequire } from "node:module";
import type * as ParseYaml from "./parse-yaml.ts";

const require = createRequire(import.meta.url);

/**
 * `parseYaml`, loaded with the first YAML that is not plain or has a mistake. Most runs do not need it, and loading
 * it takes longer than reading a hundred files. `require` because the callers are synchronous.
 */
export function compileYaml(
  ...input: Parameters<typeof ParseYaml.parseYaml>
): ReturnType<typeof ParseYaml.parseYaml> {
  const stage = require("./parse-yaml.ts") as typeof ParseYaml;
  return stage.parseYaml(...input);
}
