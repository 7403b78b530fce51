import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The recipes in the README's section "Adding", by their words in bold.
 * @returns paths of files, with NAME and GROUP as placeholders
 */
export function readRecipes(root: string): ReadonlyMap<string, string[]> {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const section = /^## Adding\n(.*?)^## /msu.exec(readme)?.[1] ?? "";
  const items = section.matchAll(
    /^- \*\*(?<what>[^*]+)\*\*(?<text>.*?)(?=^- |\n\n|$(?!\n))/gmsu,
  );
  return new Map(
    [...items].map(({ groups: { what = "", text = "" } = {} }) => [
      what,
      [...text.matchAll(/`([\w./-]+\.tsx?)`/gu)].map(([, file = ""]) => file),
    ]),
  );
}
