import type { PhrasingContent } from "mdast";
import { parseMarkdown } from "./parse-body.ts";

/** A value of a component as words: it may hold Markdown of one line. */
export function parseWords(value: string): PhrasingContent[] {
  const { children } = parseMarkdown(value);
  const [only] = children;
  const isPlain =
    children.length === 1 &&
    only?.type === "paragraph" &&
    !only.children.some(
      ({ type }) => type === "html" || type.endsWith("Reference"),
    );
  return isPlain ? only.children : [{ type: "text", value }];
}
