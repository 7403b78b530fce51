/** The root of a drawing, after what may come before it. */
const START =
  /^(?:<\?xml version="1\.0"(?: encoding="(?:utf|UTF)-8")?\?>)?\s*<svg(?=\s)[^<>]*?\sxmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<>]*>/u;
/** Words, comments, and tags whose attributes have double quotes and no prefixes. */
const PART =
  /[^<&]+|&(?:amp|lt|gt|quot|apos);|<!--(?:(?!--)[^])*-->|<(?<end>\/?)(?<name>[A-Za-z]\w*)(?<attributes>(?:\s+[A-Za-z][\w-]*="[^"<&]*")*)\s*(?<empty>\/?)>/gy;
/** What XML cannot have, outside of tags or at all. */
const NEVER = /\]\]>|(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/**
 * True for a drawing that is well-formed XML of the simplest kind, as most are: a parser need not read it, which takes
 * ten times as long. False says nothing.
 */
export function isPlainDrawing(text: string): boolean {
  if (NEVER.test(text) || !START.test(text)) return false;
  const start = text.indexOf("<svg");
  const open: string[] = [];
  let end = start;
  for (const part of text.slice(start).matchAll(PART)) {
    const isAfter = open.length === 0 && end > start;
    end += part[0].length;
    if (isAfter ? part[0].trim() !== "" : !isInOrder(part, open)) return false;
  }
  return open.length === 0 && end === text.length;
}

/** False for a tag that ends another element than the last one, and for two attributes of one name. */
function isInOrder({ groups }: RegExpExecArray, open: string[]): boolean {
  const { attributes = "", empty, end, name } = groups ?? {};
  if (name === undefined) return true;
  const names = attributes.match(/[\w-]+(?==")/gu) ?? [];
  if (end) return !empty && names.length === 0 && open.pop() === name;
  if (!empty) open.push(name);
  return new Set(names).size === names.length;
}
