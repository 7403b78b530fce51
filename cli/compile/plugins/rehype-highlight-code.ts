import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import type { VFile } from "vfile";
import {
  findFence,
  parseCodeOptions,
  type CodeOptions,
} from "../../model/code-fence.ts";
import { eachNamed } from "./each-element.ts";
import { placeOfBody } from "./file-data.ts";
import { highlightCode } from "./highlight-code.ts";

const PREFIX = "language-";
/** Some grammars take quadratic time: minutes for 100,000 characters, a second for these. */
const MAX_CHARACTERS = 10_000;
/** Each may begin a string that the grammar then searches the end of: a second for these, a minute for 10,000. */
const MAX_QUOTES = 2000;

/**
 * Colours code, and marks and numbers its lines as the options after its language say. Uses classes only, because the
 * site's content policy forbids inline styles. Makes all blocks focusable: long lines scroll inside their block, so a
 * keyboard must reach it.
 */
export function rehypeHighlightCode() {
  return (tree: Root, file: VFile): void => {
    const place = placeOfBody(file);
    eachNamed(tree, "pre", (pre) => {
      pre.properties.tabIndex = 0;
      const options = findFence(pre, place)?.options.text ?? "";
      for (const code of pre.children)
        if (code.type === "element" && code.tagName === "code")
          highlight(code, options);
    });
  };
}

function highlight(node: Element, written: string): void {
  const [text, ...more] = node.children;
  if (text?.type !== "text" || more.length > 0) return;
  const language = isShort(text.value) ? languageOf(node) : undefined;
  if (language !== undefined)
    node.children = highlightCode(language, text.value) ?? [text];
  if (written === "") return;
  const options = parseCodeOptions(written);
  if (options.firstNumber !== undefined || options.marked.length > 0)
    node.children = toCodeLines(node.children, options);
}

function isShort(code: string): boolean {
  if (code.length > MAX_CHARACTERS) return false;
  return code.length <= MAX_QUOTES || code.split(/["'`]/u).length <= MAX_QUOTES;
}

function languageOf({ properties }: Element): string | undefined {
  const classes = properties.className;
  if (!Array.isArray(classes)) return undefined;
  const named = classes.find((name) => String(name).startsWith(PREFIX));
  return named === undefined ? undefined : String(named).slice(PREFIX.length);
}

/**
 * Coloured code with an element around each marked or numbered line. Colours that span several lines, such as those
 * of comments, start again on each.
 */
function toCodeLines(
  code: readonly ElementContent[],
  { firstNumber, marked }: CodeOptions,
): ElementContent[] {
  const lines = splitLines(code);
  return lines.flatMap((line, index) => {
    line.push({ type: "text", value: "\n" });
    const isMarked = marked.some(
      ([first, last]) => first <= index + 1 && index + 1 <= last,
    );
    if (!isMarked && firstNumber === undefined) return line;
    const dataLine =
      firstNumber === undefined ? undefined : firstNumber + index;
    const properties = { className: ["code-line"], dataLine };
    return [h(isMarked ? "mark" : "span", properties, line)];
  });
}

/** Each piece of text keeps its innermost colour. A line end at the end of the code begins no line. */
function splitLines(code: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  add(code);
  if (lines.at(-1)?.length === 0 && lines.length > 1) lines.pop();
  return lines;

  function add(nodes: readonly ElementContent[], className?: string[]): void {
    for (const node of nodes) {
      if (node.type === "element") {
        const own = node.properties.className;
        add(node.children, Array.isArray(own) ? own.map(String) : className);
      }
      if (node.type === "text") addText(node, className);
    }
  }

  function addText({ value }: Text, className?: string[]): void {
    for (const [at, part] of value.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (part === "") continue;
      const text: Text = { type: "text", value: part };
      lines.at(-1)?.push(className ? h("span", { className }, text) : text);
    }
  }
}
