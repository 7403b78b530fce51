import { rangeOfNode } from "../../model/body-tree.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { mentions } from "../find-in-prose.ts";

const FENCE = /^(`{3,}|~{3,})/u;

export const codeNotClosed = defineRule({
  id: "code/not-closed",
  level: "warn",
  what: "A code block has no end, or the line that should end it begins another one.",
  why: "The text after it is shown as code.",
  whatToDo:
    "Write a line with as many backticks or tildes as the first one, and nothing else, where the code ends.",
  bad: "«```»sh\nnpm start\n\nThen open the page.",
  good: "```sh\nnpm start\n```\n\nThen open the page.",

  /** Only the first, because it makes the line that ends the next block begin one. */
  checkBody(body) {
    if (!mentions(body, "```") && !mentions(body, "~~~")) return [];
    const found: Finding[] = [];
    for (const node of body.markdown.code) {
      if (found.length > 0) break;
      const { end, start } = rangeOfNode(node, body);
      const text = body.source.text.slice(start, end);
      const [fence = ""] = FENCE.exec(text) ?? [];
      const message = fence && describe(text, fence);
      const range = { start, end: start + fence.length };
      if (message) found.push({ range, message });
    }
    return found;
  },
});

function describe(text: string, fence: string) {
  const mark = `${fence[0]}{${fence.length},}`;
  const lines = text.split(/\r?\n/u).slice(1);
  const isClosed = new RegExp(`^[ \\t>]*${mark}[ \\t]*$`, "u");
  if (!isClosed.test(lines.at(-1) ?? ""))
    return "No line ends this code block: the rest of the text is in it.";
  // A text about Markdown shows fences.
  if (/^.*\b(?:markdown|md|mdx)\b/iu.test(text.split("\n", 1)[0] ?? "")) return;
  const opens = new RegExp(`^ {0,3}${mark}[a-z][^\`]*$`, "iu");
  const other = lines.find((line) => opens.test(line));
  if (other === undefined) return undefined;
  return `The code block has the line "${shorten(other.trim())}" in it: no line ends it before.`;
}
