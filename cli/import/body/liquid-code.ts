import type { TextEdit } from "../../model/source-text.ts";
import { parseArguments } from "./component.ts";
import { isInside } from "./markdown-tree.ts";
import { formatFence, indentOf } from "./replace-component.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Braces that must not be read as Liquid any more stand as these until the end. */
export const OPEN = "\u{F0001}";
const CLOSE = "\u{F0002}";

const CODE =
  /\{%-?\s*(highlight|codeblock|prism|mermaid)\b([^%]*?)-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/gu;
const RAW = /\{%-?\s*(raw|verbatim)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/gu;

/** A text that is not read as Liquid any more. */
export function protect(text: string): string {
  return text.replaceAll("{", OPEN).replaceAll("}", CLOSE);
}

/** Takes `raw` marks out; what stands between them is text. */
export function protectRaw(body: TrackedText): void {
  const edits: TextEdit[] = [];
  for (const { 0: written, 2: inner = "", index } of body.text.matchAll(RAW)) {
    // A mark on a line of its own goes with its line, or the code it stands in would gain an empty one.
    const innerStart = index + written.indexOf("%}") + 2;
    const innerEnd = innerStart + inner.length;
    const before = body.text.lastIndexOf("\n", index - 1) + 1;
    const isAlone =
      body.text.slice(before, index).trim() === "" && /^[ \t]*\n/u.test(inner);
    const lead = isAlone ? (/^[ \t]*\n/u.exec(inner)?.[0].length ?? 0) : 0;
    const tail = isAlone
      ? (/\n[ \t]*$/u.exec(inner.slice(lead))?.[0].length ?? 0)
      : 0;
    edits.push({
      start: isAlone ? before : index,
      end: innerStart + lead,
      text: "",
    });
    for (const { 0: brace, index: at } of inner
      .slice(lead, inner.length - tail)
      .matchAll(/[{}]/gu)) {
      const start = innerStart + lead + at;
      edits.push({ start, end: start + 1, text: protect(brace) });
    }
    edits.push({
      start: innerEnd - tail,
      end: index + written.length,
      text: "",
    });
  }
  body.apply(edits);
}

/** `highlight` and its like as fenced code. */
export function convertCodeTags(body: TrackedText): void {
  const { text } = body;
  const code = body.code("markdown");
  body.apply(
    [...text.matchAll(CODE)]
      .filter(({ index }) => {
        const line = text.lastIndexOf("\n", index - 1) + 1;
        // An indented mark is no code of its own: Liquid comes before Markdown.
        return !isInside(index, code) || text.slice(line, index).trim() === "";
      })
      .map(
        ({ 0: written, 1: kind = "", 2: rest = "", 3: inner = "", index }) => {
          const lineStart = text.lastIndexOf("\n", index - 1) + 1;
          const indent = indentOf(text.slice(lineStart, index));
          const values = parseArguments(rest);
          const named = /\blang(?:uage)?:\s*([\w.+#-]+)/u.exec(rest)?.[1];
          const first = kind === "codeblock" ? "" : (values.get("0") ?? "");
          const language = kind === "mermaid" ? kind : (named ?? first);
          const title =
            kind === "codeblock"
              ? rest.replaceAll(/\b\w+:\S+/gu, "").trim()
              : "";
          const isAlone = text.slice(lineStart, index).trim() === "";
          const width = isAlone
            ? Math.min(indent.replaceAll("\t", "    ").length, 3)
            : 0;
          const kept =
            isAlone &&
            !indent.includes(">") &&
            indent.length > 3 &&
            !isListed(text, lineStart)
              ? indent.slice(0, width)
              : indent;
          const head =
            title === ""
              ? ""
              : `\n\n${kept}**${title.replaceAll(/[<>{}]/gu, "")}**`;
          const plain = protect(inner);
          const safe = /^[\w.+#-]+$/u.test(language) ? language : "";
          return {
            start: isAlone ? lineStart : index,
            end: index + written.length,
            text: `${head}${formatFence(plain, safe, kept)}`,
          };
        },
      ),
  );
}

/** True when a list item goes on at this line. */
function isListed(text: string, lineStart: number): boolean {
  return /^[ \t]*(?:[-*+]|\d+[.)])[ \t][^\n]*\n(?:(?:[ \t][^\n]*)?\n)*$/mu.test(
    text.slice(Math.max(0, lineStart - 2000), lineStart),
  );
}
