import { rangeInText } from "../../model/body-tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";

/**
 * Marks of unfinished work. TODO, FIXME and XXX can also be the topic of a text ("leave a TODO comment"), so they
 * only count at the start of a text, in brackets, and before a colon or a bracket. So can a mark in quotes, and "lorem
 * ipsum" before a word for such text.
 */
const MARKS =
  /(?<!["“„«‘'][\s\u00A0\u202F]?)\b(?:TBD|TBC)\b|(?<=^\s*|[[(]\s*)(?:TODO|FIXME|XXX)\b|\b(?:TODO|FIXME|XXX)\b(?=\s*[:(]|\s*$)|\blorem ipsum\b(?! (?:copy|filler|generator|placeholder|text|words)\b)|\b(?:your|insert|placeholder) text (?:goes )?here\b|\[placeholder[^\]\n]*\]/giu;

/** Every mark contains one of these: a quick test that most texts fail. */
const HINT =
  /TBD|TBC|TODO|FIXME|XXX|lorem ipsum|text (?:goes )?here|\[placeholder/iu;

/** The limit of findings, because locating each takes time and nobody reads longer lists. */
const MAX_FINDINGS = 20;

export const bodyPlaceholder = defineRule({
  id: "body/placeholder",
  level: "error",
  what: "The text contains a mark of unfinished work.",
  why: "Readers would see it.",
  whatToDo: "Finish the passage, or set `draft: true` until it is done.",
  bad: "«TODO»: numbers for March",
  good: "In March it was 79.",
  checkBody(body) {
    const findings: Finding[] = [];
    if (!HINT.test(body.plain)) return findings;
    for (const { node } of body.prose) {
      if (!HINT.test(node.value)) continue;
      for (const { 0: text, index } of node.value.matchAll(MARKS)) {
        if (findings.length >= MAX_FINDINGS) return findings;
        // "todo" in lower case is an ordinary word; "lorem ipsum" never is.
        if (/^\w+$/u.test(text) && text !== text.toUpperCase()) continue;
        findings.push({
          range: rangeInText(node, { index, text }, body),
          message: `"${text}" marks unfinished work.`,
        });
      }
    }
    return findings;
  },
});
