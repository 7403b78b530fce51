import type { Element } from "hast";

/** The only element of a paragraph, if the rest is white space. Undefined otherwise. */
export function findLoneChild({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (node) => node.type !== "text" || node.value.trim() !== "",
  );
  return only?.type === "element" && others.length === 0 ? only : undefined;
}
