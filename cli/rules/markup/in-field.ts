import { findTexts } from "../../model/value-at.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";

/** Fields that pages, search engines and feeds show as they are written. */
const PLAIN = new Set(["title", "description", "alt", "question"]);

/** Bold words, a link, an element with its end tag, a line break, an entity. */
const MARKUP =
  /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\((?:\/|#|https?:)[^)\s]*\)|<([a-z]+)\b[^<>]*>[^]*?<\/\1>|<br\s*\/?>|&(?:amp|lt|gt|quot|nbsp|[mn]dash|hellip|#\d+);/iu;

export const markupInField = defineRule({
  id: "markup/in-field",
  level: "warn",
  what: "A title, a description or the words for an image have Markdown, HTML or an entity in them.",
  why: "These are plain text: readers and search engines see the signs.",
  whatToDo: "Write the words without it, and the character for an entity.",
  bad: "title: «Why we answer **first** now»",
  good: "title: Why we answer first now",
  checkFields(entry) {
    if (!MARKUP.test(entry.source.text)) return [];
    const { base, raw, yaml } = entry;
    return findTexts(raw, hasMarkup).flatMap(({ path, value }): Finding[] => {
      if (!PLAIN.has(String(path.at(-1)))) return [];
      const [written = ""] = MARKUP.exec(outsideCode(value)) ?? [];
      const message = `\`${shorten(written)}\` is shown as it is written: this field is plain text.`;
      return [{ range: yaml.rangeOf([...base, ...path]), message }];
    });
  },
});

const hasMarkup = (text: string) => MARKUP.test(outsideCode(text));

/** Code names what it shows. */
function outsideCode(text: string): string {
  return text.replaceAll(/`[^`]*`/gu, "");
}
