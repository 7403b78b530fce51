import { createRequire } from "node:module";
import type * as ParseYaml from "./parse-yaml.ts";

const require = createRequire(import.meta.url);

/**
 * `parseYaml`, loaded when the first YAML comes by that is not plain or has a mistake: most runs need none of it, and
 * loading it takes longer than reading a hundred files. It is required, because its callers cannot wait.
 */
export function compileYaml(
  ...input: Parameters<typeof ParseYaml.parseYaml>
): ReturnType<typeof ParseYaml.parseYaml> {
  const stage = require("./parse-yaml.ts") as typeof ParseYaml;
  return stage.parseYaml(...input);
}
