import { applyEdits } from "../edit/apply-edits.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { orderKeys } from "./order-keys.ts";
import { parseSafely, sameData, type ParsedYaml } from "./parse-safely.ts";
import { tidyScalars } from "./tidy-scalars.ts";
import { tidySpaces } from "./trailing-spaces.ts";
import { tidyValues } from "./tidy-values.ts";
import type { YamlShape } from "./walk-yaml.ts";

/** Mappings nested deeper than this keep the order of their keys. */
const MAX_DEPTH = 12;
/** How many mappings are reordered one by one if reordering all of them at once would change the data. */
const MAX_TRIES = 50;

/**
 * YAML in its standard form: keys in the order of the schema, values in the spelling of their fields, no needless
 * quotes, no spaces at line ends. A step that would change the meaning of the YAML is undone. Lists, comments and
 * blank lines stay as they are.
 */
export function formatYaml(text: string, shape: YamlShape): string {
  let parsed = parseSafely(text);
  if (parsed === undefined) return text;
  const values = tidyValues(text, shape);
  if (values.length > 0)
    parsed = parseSafely(applyEdits(text, values)) ?? parsed;
  parsed = tryEdits(parsed, tidyScalars(parsed, shape));
  parsed = tryEdits(parsed, tidySpaces(parsed));
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const edits = orderKeys(parsed, shape, depth);
    const ordered = tryEdits(parsed, edits);
    if (ordered === parsed)
      for (const edit of edits.slice(0, MAX_TRIES))
        parsed = tryEdits(parsed, [edit]);
    else parsed = ordered;
  }
  return parsed.text;
}

/** The YAML after the edits, or before them if they would change its meaning. */
function tryEdits(before: ParsedYaml, edits: readonly TextEdit[]): ParsedYaml {
  if (edits.length === 0) return before;
  const after = parseSafely(applyEdits(before.text, edits));
  return after !== undefined && sameData(before, after) ? after : before;
}
