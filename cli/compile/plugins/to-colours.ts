import type { ElementContent } from "hast";
import { h } from "hastscript";
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
 * Tokens as texts and elements. A token gets an element only if its colour differs from the code around it.
 * @param around the class of the code around it
 */
export function toColours(tokens: Tokens, around = ""): ElementContent[] {
  if (typeof tokens === "string") return [{ type: "text", value: tokens }];
  if (!("type" in tokens))
    return joinTexts(tokens.flatMap((token) => toColours(token, around)));
  const own = classOf(tokens) ?? around;
  const inner = toColours(tokens.content, own);
  return own === around ? inner : [h("span", { className: [own] }, inner)];
}

function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function classOf({ alias, type }: Token): string | undefined {
  const known = classes.get(type);
  if (known !== undefined || alias === undefined) return known;
  const other = [alias].flat().find((name) => classes.has(name));
  return other === undefined ? undefined : classes.get(other);
}
