import { evaluateProgram } from "./evaluate-program.ts";
import { entriesOf, valueAt } from "./plain-value.ts";
import type { FrontMatter } from "./read-data.ts";

const EXPORTED =
  /^export\s+const\s+(?:metadata|meta|front[mM]atter)\b[^={\n]*=\s*(?<object>\{[^\n]*\}|\{[^]{0,10000}?\n\})[^\n]*$/mu;

/** Front matter with the fields that MDX exports: `export const metadata = { ... }`. What only a run can tell is left out. */
export function readExported(matter: FrontMatter): FrontMatter {
  const { body, bodyLine, lines } = matter;
  const { 0: whole = "", groups = {}, index = 0 } = EXPORTED.exec(body) ?? {};
  const found = evaluate(groups.object);
  if (found.length === 0) return matter;
  const before = body.slice(0, index).split("\n").length - 1;
  for (const [name] of found) {
    const at = whole.slice(0, whole.indexOf(name)).split("\n").length - 1;
    if (!lines.has(name)) lines.set(name, bodyLine + before + at);
  }
  const gap = whole.replaceAll(/[^\n]/gu, "");
  const rest = body.slice(0, index) + gap + body.slice(index + whole.length);
  const fields = { ...Object.fromEntries(found), ...matter.fields };
  return { ...matter, fields, lines, body: rest };
}

function evaluate(object: string | undefined): [string, unknown][] {
  if (object === undefined) return [];
  try {
    const values = evaluateProgram(`const found = ${object}`);
    const pairs = entriesOf(valueAt(values, "found"));
    return pairs.filter(([, value]) => value !== undefined);
  } catch {
    return [];
  }
}
