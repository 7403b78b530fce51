import type { TextEdit } from "../../model/source-text.ts";
import { readYaml } from "./read-yaml.ts";

/** The usual widths of a tab. */
const WIDTHS = [2, 4, 8];

/**
 * Replaces the tabs that indent YAML by spaces. Tries several widths of a tab. Undefined if none gives valid YAML, or
 * if two give different data.
 */
export function fixTabs(yaml: string): TextEdit[] | undefined {
  // Tabs after spaces may belong to a text, so those at the start of lines are replaced first.
  return tryWidths(yaml, /^\t[ \t]*/gmu) ?? tryWidths(yaml, /^ *\t[ \t]*/gmu);
}

function tryWidths(yaml: string, indents: RegExp): TextEdit[] | undefined {
  if (yaml.search(indents) === -1) return undefined;
  const readings = WIDTHS.flatMap((width) => {
    const toSpaces = (indent: string) =>
      indent.replaceAll("\t", " ".repeat(width));
    const read = readYaml(yaml.replaceAll(indents, toSpaces));
    return read === undefined ? [] : [{ toSpaces, read }];
  });
  const [first] = readings;
  if (first === undefined) return undefined;
  if (readings.some(({ read }) => read !== first.read)) return undefined;
  return [...yaml.matchAll(indents)].map(({ 0: indent, index }) => ({
    start: index,
    end: index + indent.length,
    text: first.toSpaces(indent),
  }));
}
