/** Finds the value of a name such as `site.title` or `page.image`. */
export type Lookup = (name: string) => string | undefined;

/** The longest value that is followed: each filter may make many times more of it. */
export const MOST = 50_000;

/** Filters that leave the words of a value as they are. */
const KEEPING =
  /^(?:escape|escape_once|xml_escape|cgi_escape|uri_escape|strip|smartify|strip_html|strip_newlines|normalize_whitespace|newline_to_br|inspect|jsonify|default)\b/u;

/**
 * The text that a Liquid expression stands for, as far as that is plain to see: a literal or a known value, with
 * filters that add or keep. Undefined for everything else; nothing is ever run.
 */
export function evaluateLiquid(
  expression: string,
  lookup: Lookup,
): string | undefined {
  const [first = "", ...filters] = splitAt(expression, "|");
  let value = literal(first) ?? lookup(first.trim());
  for (const filter of filters) {
    const [name = "", rest = ""] = filter.trim().split(/:(.*)/su, 2);
    const values = splitAt(rest, ",").map(
      (part) => literal(part) ?? lookup(part.trim()),
    );
    if (name.trim() === "default") value ||= values[0];
    else if (value === undefined) return undefined;
    else value = applyFilter(value, name.trim(), values, lookup);
    if (value !== undefined && value.length > MOST) return undefined;
  }
  return value;
}

function applyFilter(
  value: string,
  name: string,
  [first, second]: readonly (string | undefined)[],
  lookup: Lookup,
): string | undefined {
  const base = () => lookup("site.baseurl") ?? "";
  const rooted = () =>
    /^[a-z][a-z\d+.-]*:|^\//iu.test(value) ? value : `/${value}`;
  switch (name) {
    case "append":
      return first === undefined ? undefined : value + first;
    case "prepend":
      return first === undefined ? undefined : first + value;
    case "remove":
      return first === undefined ? undefined : value.replaceAll(first, "");
    case "replace":
      return first === undefined || second === undefined
        ? undefined
        : value.replaceAll(first, () => second);
    case "upcase":
      return value.toUpperCase();
    case "downcase":
      return value.toLowerCase();
    case "relative_url":
    case "absolute_url": {
      const path = rooted();
      if (!path.startsWith("/")) return path;
      const root = name === "absolute_url" ? (lookup("site.url") ?? "") : "";
      return `${root}${path.startsWith(`${base()}/`) ? "" : base()}${path}`;
    }
    case "markdownify":
      // It makes blocks, also where HTML stands around them.
      return `\n\n${value.trim()}\n\n`;
    default:
      return KEEPING.test(name) ? value : undefined;
  }
}

function literal(text: string): string | undefined {
  const found = /^\s*(?:"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?))\s*$/u.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** The parts of a text between signs that stand in no quotes. */
function splitAt(text: string, sign: "|" | ","): string[] {
  const part =
    sign === "|"
      ? /(?:"[^"]*"|'[^']*'|[^|"'])+/gu
      : /(?:"[^"]*"|'[^']*'|[^,"'])+/gu;
  return text.match(part) ?? [];
}
