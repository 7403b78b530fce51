const TAG =
  /<[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w:.-]*(?:[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|[\w.#%-]+))?)*[ \t]*\/?>/giu;
const ODD_TAG = /<[a-z][a-z0-9-]*[ \t][^<>]*=/iu;

/** The text of a picture in which one parser looks for more than the other. */
const ODD_BRACKETS = /!\[[^[\]<]*</u;

/** True for a line in which brackets or tags may be read in two ways. */
export function hasOddInline(line: string): boolean {
  if (line.includes("[") && ODD_BRACKETS.test(line)) return true;
  if (line.includes("]()") && line.includes("~")) return true;
  if (line.includes("<![CDATA[")) return true;
  if (hasOpenLink(line)) return true;
  if (!line.includes("<") || !line.includes("=")) return false;
  return ODD_TAG.test(line.replaceAll(TAG, ""));
}

/** True for a line with a link whose address goes on in the next one. */
function hasOpenLink(line: string): boolean {
  return line.lastIndexOf("](") > line.lastIndexOf(")");
}

/** Elements that last until their end is met. */
export const VERBATIM = /<\/?(pre|script|style|textarea)/iu;
const END = /<\/(pre|script|style|textarea)>/iu;

/** True for an element that is closed by its own end tag, and no other before it. */
export function isClosedVerbatim(text: string): boolean {
  const [, opened] = VERBATIM.exec(text) ?? [];
  const [, closed] = END.exec(text) ?? [];
  return closed !== undefined && closed.toLowerCase() === opened?.toLowerCase();
}

/** True for HTML at the start of a line that lasts no longer than its own end, and has it on the line. */
export function isClosedAtOnce(text: string): boolean {
  if (text.startsWith("<!--")) return text.includes("-->");
  if (/^<[!?]/u.test(text)) return text.includes(">");
  return VERBATIM.exec(text)?.index === 0 && isClosedVerbatim(text);
}

/** A tag, or a declaration, that may go on in the next line. */
export function hasOpenHtml(text: string): boolean {
  return /<[a-z!?/][^>]*$|<[!?](?!--.*-->)/iu.test(text);
}
