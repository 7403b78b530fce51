import { toString } from "hast-util-to-string";
import { rangeInBody } from "../../model/body-tree.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import { defineRule } from "../define-rule.ts";

/** The opening line of a code block without a language. */
const BARE_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*(?=[\r\n]|$)/u;

export const codeNoLanguage = defineRule({
  id: "code/no-language",
  level: "warn",
  what: "A code block does not say which language it is in.",
  why: "It is not highlighted, and tools cannot tell code from output.",
  whatToDo:
    "Write the language after the fence, such as ```` ```sh ````, or `text` if there is none.",
  bad: "«```»\nnpm start\n```",
  good: "```sh\nnpm start\n```",

  /** Only one finding, because writers usually make this mistake throughout a text. */
  checkBody(body) {
    const ranges = body.elementsNamed("pre").flatMap((block) => {
      const { start, end } = rangeInBody(block, body);
      const line = body.source.text.slice(start, Math.min(end, start + 80));
      const [before, fence] = BARE_FENCE.exec(line) ?? [];
      if (before === undefined || fence === undefined) return [];
      // Indented code may contain a fence.
      if (toString(block).startsWith(fence)) return [];
      const from = start + before.indexOf(fence);
      return [{ start: from, end: from + fence.length }];
    });
    const [range, ...others] = ranges;
    if (range === undefined) return [];
    const message =
      others.length === 0
        ? "The code block has no language, so it is not highlighted."
        : `${ranges.length} code blocks have no language, so they are not highlighted.`;
    const text = "no language here either";
    const related = relatedPlaces(body.source, others, text);
    return [{ range, message, related }];
  },
});
