import type { Element } from "hast";

/** The only element of a paragraph that contains nothing else but white space. */
export function findLoneChild({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (node) => node.type !== "text" || node.value.trim() !== "",
  );
  return only?.type === "element" && others.length === 0 ? only : undefined;
}
