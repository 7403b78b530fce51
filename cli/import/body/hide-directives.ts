import { hideTemplate, type TemplateMark } from "./hide-template.ts";
import { listLines } from "./line-flow.ts";
import type { Marks } from "./marks.ts";
import type { TracedText } from "./traced-text.ts";

/** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
const DIRECTIVE =
  /^([ \t>]*)(:{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[(.*)\])?[ \t]*([^{}]*?)[ \t]*(?:\{[^{}]*\})?[ \t]*:*)?\s*$/iu;

/** Makes components of the blocks between colons that Docusaurus, Starlight and others know as admonitions. */
export function hideDirectives(traced: TracedText, marks: Marks): TracedText {
  const found = listLines(traced.text).flatMap(
    ({ isCode, start, text }): TemplateMark[] => {
      const match =
        isCode || !text.includes(":::") ? null : DIRECTIVE.exec(text);
      if (match === null) return [];
      const [, prefix = "", , type, title, words = ""] = match;
      const range = {
        start: start + prefix.length,
        end: start + text.trimEnd().length,
      };
      const kind = "component";
      if (type === undefined)
        return [{ ...range, name: "", kind, given: [], role: "close" }];
      const given = [
        { name: "type", value: type, isQuoted: true },
        { name: "title", value: title ?? words, isQuoted: true },
      ];
      return [{ ...range, name: "admonition", kind, given, role: "open" }];
    },
  );
  return hideTemplate(traced, found, marks, ({ inner }) =>
    inner === undefined ? "content" : { component: {} },
  );
}
