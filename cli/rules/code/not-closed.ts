import { rangeOfNode, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { findInProse, mentions } from "../find-in-prose.ts";

/**
 * A backtick before a word without another one, and without the apostrophe of `quotes' in plain text. Or two of them
 * that a single one follows.
 */
const OPEN =
  /(?<![`\p{L}\p{N}\\])(?:`(?![`\s])(?![^`]*`|[^'\n]*')|``(?![`\s])(?=[^`]*`(?!`)))/gu;

const FENCE = /^(`{3,}|~{3,})/u;

export const codeNotClosed = defineRule({
  id: "code/not-closed",
  level: "warn",
  what: "A code block or code in a line has no end, or the line that should end a block begins another one.",
  why: "The text after it is shown as code.",
  whatToDo:
    "Write a line with as many backticks or tildes as the first one, and nothing else, where the code ends.",
  bad: "«```»sh\nnpm start\n\nThen open the page.",
  good: "```sh\nnpm start\n```\n\nThen open the page.",

  checkBody: (body) => [
    ...findBlock(body),
    ...findInProse(body, "`", OPEN).map(({ match, range }) => ({
      range,
      message: "No backtick ends this code: readers see the sign.",
      help: `Write ${match[0].length === 1 ? "a backtick" : "two backticks"} after it, in the same paragraph.`,
    })),
  ],
});

/** Only the first, because it makes the line that ends the next block begin one. */
function findBlock(body: BodyTree): Finding[] {
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
}

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
