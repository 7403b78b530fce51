import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run-command.ts";

const colour =
  /--color-([\w-]+):\s*light-dark\(\s*#[\da-f]{6},\s*(#[\da-f]{6})/giu;

const tokens = readFileSync(
  join(projectRoot, "site/styles/tokens.css"),
  "utf8",
);
// Backwards, so that the first of a name holds: later ones answer to what a visitor prefers.
const dark = new Map(
  [...tokens.matchAll(colour)]
    .toReversed()
    .map(([, name, value]) => [name, value]),
);

/** A colour of the dark theme, by its name in the site's tokens. @throws when there is none of that name */
export function darkColour(name: string): string {
  const value = dark.get(name);
  if (value === undefined)
    throw new Error(`tokens.css has no dark colour "${name}".`);
  return value;
}
