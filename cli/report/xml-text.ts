/** Text for an XML element or attribute. Characters that XML 1.0 forbids, even escaped, become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "\uFFFD")
    .replaceAll(/[<>&"'[\t\r\n\u0085\u2028]/gu, (character) => {
      const name = names[character];
      return name ?? `&#${character.codePointAt(0)};`;
    });
}

/**
 * The other matched characters are escaped by number, so that line breaks and tabs survive in attributes, and a log
 * contains no `##[`.
 */
const names: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
};

/** https://www.w3.org/TR/xml/#charsets, and the control characters that it discourages. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- it matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/gu;

/** One element, without undefined attributes. */
export function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return `<${name}${written}${content === "" ? "/" : `>${content}</${name}`}>`;
}
