import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run-command.ts";

const colour =
  /--color-([\w-]+):\s*light-dark\(\s*#[\da-f]{6},\s*(#[\da-f]{6})/giu;

const tokens = readFileSync(
  join(projectRoot, "site/styles/tokens.css"),
  "utf8",
);
// Reversed, so that the first definition of a name wins: later ones are inside media queries.
const dark = new Map(
  [...tokens.matchAll(colour)]
    .toReversed()
    .map(([, name, value]) => [name, value]),
);

/** A colour of the dark theme by its name in tokens.css. @throws if there is none */
export function darkColour(name: string): string {
  const value = dark.get(name);
  if (value === undefined)
    throw new Error(`tokens.css has no dark colour "${name}".`);
  return value;
}
