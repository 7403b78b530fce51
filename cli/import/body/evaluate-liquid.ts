/** Finds the value of a name such as `site.title` or `page.image`. */
export type Lookup = (name: string) => string | undefined;

/** Filters that leave the words of a value as they are. */
const KEEPING =
  /^(?:relative_url|absolute_url|escape|escape_once|xml_escape|cgi_escape|uri_escape|strip|markdownify|smartify|strip_html|strip_newlines|normalize_whitespace|newline_to_br|inspect|jsonify|default)\b/u;

/**
 * The text that a Liquid expression stands for, as far as that is plain to see: a literal or a known value, with
 * filters that add or keep. Undefined for everything else; nothing is ever run.
 */
export function evaluateLiquid(
  expression: string,
  lookup: Lookup,
): string | undefined {
  const [first = "", ...filters] = splitFilters(expression);
  let value = literal(first) ?? lookup(first.trim());
  for (const filter of filters) {
    const [name = "", argument = ""] = filter.trim().split(/:(.*)/su, 2);
    const text = literal(argument) ?? lookup(argument.trim());
    if (name.trim() === "default") {
      value = value === undefined || value === "" ? text : value;
      continue;
    }
    if (value === undefined) return undefined;
    if (name.trim() === "append" && text !== undefined) value += text;
    else if (name.trim() === "prepend" && text !== undefined)
      value = text + value;
    else if (name.trim() === "upcase") value = value.toUpperCase();
    else if (name.trim() === "downcase") value = value.toLowerCase();
    else if (!KEEPING.test(name.trim())) return undefined;
  }
  return value;
}

function literal(text: string): string | undefined {
  const found = /^\s*(?:"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?))\s*$/u.exec(text);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

function splitFilters(expression: string): string[] {
  return expression.match(/(?:"[^"]*"|'[^']*'|[^|"'])+/gu) ?? [];
}
