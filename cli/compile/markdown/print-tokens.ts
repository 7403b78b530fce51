import type { Token } from "prismjs";

type Tokens = string | Token | readonly (string | Token)[];

/** The kinds of token that have their own colour, with the class for each. */
const kinds = {
  keyword:
    "keyword builtin boolean null nil tag selector atrule rule title important directive",
  string:
    "string char attr-value regex url inserted string-literal template-string triple-quoted-string heredoc",
  number: "number symbol list variable constant environment unit hexcode color",
  name: "property attr-name function function-definition class-name class key attribute decorator annotation doctype prolog shebang coord assign-left literal-property macro",
  comment: "comment cdata blockquote",
  deleted: "deleted",
  emphasis: "italic",
  strong: "bold",
};
const classes = new Map(
  Object.entries(kinds).flatMap(([name, types]) =>
    types.split(" ").map((type) => [type, `tok-${name}`]),
  ),
);

/**
 * Tokens as escaped HTML. A token gets an element only if its colour differs from the code around it.
 * @param around the class of the code around it
 */
export function printTokens(tokens: Tokens, around = ""): string {
  if (typeof tokens === "string") return escapeText(tokens);
  if (!("type" in tokens))
    return tokens.map((token) => printTokens(token, around)).join("");
  const own = classOf(tokens) ?? around;
  const inner = printTokens(tokens.content, own);
  return own === around ? inner : `<span class="${own}">${inner}</span>`;
}

function classOf({ alias, type }: Token): string | undefined {
  const known = classes.get(type);
  if (known !== undefined || alias === undefined) return known;
  const other = [alias].flat().find((name) => classes.has(name));
  return other === undefined ? undefined : classes.get(other);
}

/** Escapes only the characters that must be escaped in text. */
export function escapeText(text: string): string {
  if (!text.includes("&") && !text.includes("<")) return text;
  return text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");
}
