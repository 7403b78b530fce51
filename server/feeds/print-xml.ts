import { toXml } from "xast-util-to-xml";

/** Characters that XML 1.0 does not allow, not even escaped (production Char). */
const FORBIDDEN =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Prints an XML document with this root, without the characters that XML does not allow. */
export function printXml(root: Parameters<typeof toXml>[0]): string {
  const xml = toXml(root, { closeEmptyElements: true });
  // Text may not contain the end of a CDATA section (XML 1.0, 2.4), but the library does not escape it.
  const text = xml.replaceAll(FORBIDDEN, "").replaceAll("]]>", "]]&gt;");
  return `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`;
}
