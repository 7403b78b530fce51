/** Text for an XML element or attribute. What XML 1.0 forbids, even escaped, becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "\uFFFD")
    .replaceAll(/[<>&"'[\t\r\n\u0085\u2028]/gu, (character) => {
      const name = names[character];
      return name ?? `&#${character.codePointAt(0)};`;
    });
}

/** Anything else is written by number: line breaks and tabs survive in attributes, and a log meets no `##[`. */
const names: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
};

/** https://www.w3.org/TR/xml/#charsets, and the control characters that it discourages. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/gu;

/** One element; attributes that are undefined are left out. */
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
