import type { ElementContent, Text } from "hast";
import { h } from "hastscript";
import type { CodeOptions } from "../../model/code-fence.ts";

/**
 * Coloured code with an element around each marked or numbered line. Colours that span several lines, such as those
 * of comments, start again on each.
 */
export function toCodeLines(
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
