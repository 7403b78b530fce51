import type * as z from "zod/mini";
import { applyEdits } from "../edit/apply-edits.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { orderKeys } from "./order-keys.ts";
import { parseSafely, sameData, type ParsedYaml } from "./parse-safely.ts";
import { tidyScalars } from "./tidy-scalars.ts";
import { tidySpaces } from "./tidy-spaces.ts";
import { tidyValues } from "./tidy-values.ts";

/** What a stretch of YAML holds: one value of a schema, or a list of them. */
export interface YamlShape {
  schema: z.ZodMiniType<Record<string, unknown>>;
  isList: boolean;
}

/** Deeper mappings than this keep their order. */
const MOST_DEPTH = 12;
/** How many mappings are tried one by one when they cannot be ordered together. */
const MOST_TRIES = 50;

/**
 * YAML in its canonical form: keys in the order of the schema, values as their fields spell them, quotes only where
 * they are needed, no spaces at the ends of lines. Each step changes what it must and is taken back when it would
 * change what the YAML says; a list, a comment, a blank line stays as its author wrote it.
 */
export function formatYaml(text: string, shape: YamlShape): string {
  let parsed = parseSafely(text);
  if (parsed === undefined) return text;
  const values = tidyValues(text, shape);
  if (values.length > 0)
    parsed = parseSafely(applyEdits(text, values)) ?? parsed;
  parsed = tryEdits(parsed, tidyScalars(parsed, shape));
  parsed = tryEdits(parsed, tidySpaces(parsed));
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const edits = orderKeys(parsed, shape, depth);
    const ordered = tryEdits(parsed, edits);
    if (ordered === parsed)
      for (const edit of edits.slice(0, MOST_TRIES))
        parsed = tryEdits(parsed, [edit]);
    else parsed = ordered;
  }
  return parsed.text;
}

/** The text after edits, if they leave what it says as it was; otherwise the text before them. */
function tryEdits(before: ParsedYaml, edits: readonly TextEdit[]): ParsedYaml {
  if (edits.length === 0) return before;
  const after = parseSafely(applyEdits(before.text, edits));
  return after !== undefined && sameData(before, after) ? after : before;
}
