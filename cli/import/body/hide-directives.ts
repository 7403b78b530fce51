import {
  hideComponent,
  pairMarks,
  type TemplateMark,
} from "./hide-component.ts";
import type { TextLine } from "./line-flow.ts";
import type { Marks } from "./marks.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

/** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
const DIRECTIVE =
  /^([ \t>]*)(:{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[(.*)\])?[ \t]*([^{}]*?)[ \t]*(?:\{[^{}]*\})?[ \t]*:*)?\s*$/iu;

/** Makes components of the blocks between colons that Docusaurus, Starlight and others know as admonitions. */
export function hideDirectives(
  traced: TracedText,
  lines: readonly TextLine[],
  marks: Marks,
): TracedText {
  const found = lines.flatMap(({ isCode, start, text }): TemplateMark[] => {
    const match = isCode || !text.includes(":::") ? null : DIRECTIVE.exec(text);
    if (match === null) return [];
    const [, prefix = "", , type, title, words = ""] = match;
    const range = {
      start: start + prefix.length,
      end: start + text.trimEnd().length,
    };
    if (type === undefined)
      return [
        { ...range, name: "", kind: "component", given: [], role: "close" },
      ];
    const given = [
      { name: "type", value: type, isQuoted: true },
      { name: "title", value: title ?? words, isQuoted: true },
    ];
    return [
      { ...range, name: "admonition", kind: "component", given, role: "open" },
    ];
  });
  const lineAt = createLineFinder(traced);
  const edits = [...pairMarks(found)].flatMap(([mark, close]) =>
    hideComponent(traced.text, mark, close, lineAt(mark.start), marks),
  );
  return editText(traced, edits);
}
