import type { TextEdit } from "../../model/source-text.ts";
import type { Marks } from "./marks.ts";
import type { TextLine } from "./source-edits.ts";

const FORMULA =
  /\$\$[^`]{1,5000}?\$\$|(?<![\\$\w])\$(?![\s$\d,.)"'])(?:[^$`\n\\]|\\.){1,300}?(?<![\s\\])\$(?![\w${])/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]|^\$\$/u;

/** Edits that hide formulas, which are shown as text: Markdown would read their underscores, MDX their braces. */
export function editMath(text: string, marks: Marks): TextEdit[] {
  return [...text.matchAll(FORMULA)].flatMap(({ 0: source, index }) => {
    // An empty line ends the paragraph that the formula began in.
    if (!SIGNS.test(source) || /\n[ \t>]*\n/u.test(source)) return [];
    const token = marks.hide(source, { kind: "text", loss: "math" });
    return [{ start: index, end: index + source.length, text: token }];
  });
}

const ALERT = /^((?:[ \t]*>)+[ \t]*)\[!(\w)(\w+)\][ \t]*(.*)$/u;

/** Edits that give quotes such as `> [!NOTE]` a label. */
export function editAlerts(lines: readonly TextLine[]): TextEdit[] {
  return lines.flatMap(({ isCode, start, text }) => {
    const [whole, quote = "", initial = "", rest = "", title] =
      ALERT.exec(text) ?? [];
    if (whole === undefined || isCode) return [];
    const label = title || initial.toUpperCase() + rest.toLowerCase();
    const labelled = `${quote}**${label}**\n${quote}`;
    return [{ start, end: start + text.length, text: labelled }];
  });
}

const COMMENT = /\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/gu;
/** The id of a heading on the line below it. */
const HEADING_ID =
  /(?<=^#{1,6}[ \t][^\n]*)\n\{:[^{}\n]*#([\w:.-]+)[^{}\n]*\}(?=[ \t]*$)/gmu;
/** The content of an element in which kramdown reads Markdown. */
const CONTENT =
  /(?<=<(\w+)\b[^<>]*\bmarkdown\s*=\s*["']?(?:1|span|block)\b[^<>]*>)([\s\S]*?)(?=<\/\1>)/giu;

/** Edits that write some of kramdown as CommonMark has it; `cleanAttributes` takes out the rest. */
export function editKramdown(text: string): TextEdit[] {
  const replace = (
    pattern: RegExp,
    write: (found: RegExpExecArray) => string,
  ) =>
    [...text.matchAll(pattern)].map((found) => {
      const { 0: whole, index } = found;
      return { start: index, end: index + whole.length, text: write(found) };
    });
  const elements = [...text.matchAll(CONTENT)].flatMap(
    ({ 2: content = "", index }) => editContent(index, content),
  );
  return [
    ...replace(COMMENT, () => ""),
    ...replace(HEADING_ID, ([, id = ""]) => ` {#${id}}`),
    ...elements,
  ];
}

/** Empty lines around the content of an element, and none of its indentation, which would make it code. */
function editContent(start: number, content: string): TextEdit[] {
  const end = start + content.length;
  const indents = [...content.matchAll(/\n([ \t]+)(?=\S)/gu)];
  const first = indents[0]?.[1]?.length ?? 0;
  return [
    { start, end: start, text: "\n\n" },
    ...indents.map(({ 1: indent = "", index }) => {
      const at = start + index + 1;
      return { start: at, end: at + Math.min(indent.length, first), text: "" };
    }),
    { start: end, end, text: "\n\n" },
  ];
}
