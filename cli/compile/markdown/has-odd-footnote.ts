import { withoutCode } from "./has-odd-address.ts";

/** True when only one of the parsers may take a footnote to be called where its sign stands. */
export function hasOddFootnote(prose: string): boolean {
  if (!prose.includes("[^")) return false;
  if (prose.includes("![^")) return true;
  // A row of a table may have more cells than count.
  if (prose.includes("|") && prose.split("\n").some(hasFootnoteInRow))
    return true;
  return prose.split(/\n[ \t]*\n/u).some(isCalledInBrackets);
}

function hasFootnoteInRow(line: string): boolean {
  return line.includes("|") && line.includes("[^");
}

/** True when a footnote may be called in the text of a link: brackets in code and tags close none. */
function isCalledInBrackets(block: string): boolean {
  if (!block.includes("[^")) return false;
  const text = withoutCode(block);
  let depth = 0;
  let isSure = !text.includes("`");
  for (const [sign] of text.matchAll(/\\.|\[\^?|\]|</gsu)) {
    if (sign === "[^" && depth > 0) return true;
    if (sign.startsWith("[")) depth++;
    else if (sign === "<" && depth > 0) isSure = false;
    else if (sign === "]" && isSure) depth = Math.max(0, depth - 1);
  }
  return false;
}
