import { rangeOfField } from "../../model/entry.ts";
import { defineRule, shorten } from "../define-rule.ts";
import { findTexts } from "../../model/value-at.ts";
import { isInTypographicQuotes } from "../write-scalar.ts";

/** A quick test of the whole front matter. */
const OPENS = /[“”„‘’‚«]/u;

export const frontMatterTypographicQuotes = defineRule({
  id: "front-matter/typographic-quotes",
  level: "warn",
  what: "A value in the front matter is in typographic quotes.",
  why: "Only straight quotes belong to YAML: these are a part of the value, and readers see them.",
  whatToDo:
    'Write straight quotes, or none. If readers should see the quotes, put `"` around them.',
  bad: "title: «“Read the room”»",
  good: 'title: "Read the room"',
  checkFields(entry) {
    if (entry.kind !== "markdown") return [];
    const { bodyRange, raw, source } = entry;
    if (!OPENS.test(source.text.slice(0, bodyRange.start))) return [];
    return findTexts(raw, isInTypographicQuotes).flatMap(({ path, value }) => {
      const range = rangeOfField(entry, { path });
      // Straight quotes around them mean that they are intended.
      if (source.text.slice(range.start, range.end) !== value) return [];
      const message = `The quotes in ${shorten(value)} are part of the value: readers see them.`;
      const inner = value.slice(1, -1);
      const fix = [{ ...range, text: JSON.stringify(inner) }];
      return [{ range, message, fix }];
    });
  },
});
