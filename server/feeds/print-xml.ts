import { toXml } from "xast-util-to-xml";

/** Prints an XML document with this root. */
export function printXml(root: Parameters<typeof toXml>[0]): string {
  const xml = toXml(root, { closeEmptyElements: true });
  // Text may not contain the end of a CDATA section (XML 1.0, 2.4), but the library does not escape it.
  const text = xml.replaceAll("]]>", "]]&gt;");
  return `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`;
}
