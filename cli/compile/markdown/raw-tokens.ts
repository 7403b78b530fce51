/** What plain HTML in a text is made of. */
export type RawToken =
  | { kind: "text"; value: string; start: number; end: number }
  | { kind: "comment"; start: number; end: number }
  | { kind: "open" | "close"; name: string; start: number; end: number };

const TOKEN =
  /((?:[^<&\0\r]|&(?:amp|lt|gt|quot|nbsp);)+)|<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"<>&\0\r]*"|'[^'<>&\0\r]*'|[^\s"'=<>`&/]+))?)*)\s*>|<!--((?:(?!--|>)[^\0\r])(?:(?!--)[^\0\r])*)-->/gy;

/**
 * The tokens of a piece of HTML, or undefined when it holds anything that is not plain: rare references, odd attributes,
 * declarations. Only a subset is read here, and strictly: whatever it does not cover is left to the HTML parser.
 */
export function readRawTokens(html: string): RawToken[] | undefined {
  const tokens: RawToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const start = TOKEN.lastIndex;
    const found = TOKEN.exec(html);
    if (found === null) return undefined;
    const end = TOKEN.lastIndex;
    const [, text, slash, name, attributes, comment] = found;
    if (text !== undefined)
      tokens.push({ kind: "text", value: decode(text), start, end });
    else if (comment !== undefined)
      tokens.push({ kind: "comment", start, end });
    else if (name !== undefined) {
      if (slash !== "" && attributes !== "") return undefined;
      const kind = slash === "" ? "open" : "close";
      tokens.push({ kind, name: name.toLowerCase(), start, end });
    }
  }
  return tokens;
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u{a0}",
};

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&\w+;/gu, (name) => REFERENCES[name] ?? name);
}
