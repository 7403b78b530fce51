import { outlineLines } from "../../model/entry-outline.ts";
import {
  rangeOfField,
  type Entry,
  type EntryHead,
  type RecordEntry,
  type SettingsEntry,
} from "../../model/entry.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import type { TextRange } from "../../model/source-text.ts";
import { defineRule, type Finding } from "../define-rule.ts";

export const bodyTemplateText = defineRule({
  id: "body/template-text",
  level: "error",
  what: "A published entry still has words that `content new` put there for its writer.",
  why: "Readers would see instructions in place of a text.",
  whatToDo:
    "Replace the line with your text or remove it, or set `draft: true` until the text is done. The headings may stay.",
  bad: "## Why it matters\n\n«Describe the situation that readers are in.»",
  good: "## Why it matters\n\nMost leads say what they need in public.",

  /** Only one finding, because the whole outline is one mistake. Drafts are still being written. */
  checkFields(entry) {
    if (entry.kind !== "markdown") return checkRecord(entry);
    if (entry.common.draft) return [];
    const [range, ...others] = findOutline(entry);
    if (range === undefined) return [];
    const line = entry.source.text.slice(range.start, range.end);
    const message = `"${line.replace(/^> /u, "")}" is text that \`content new\` put there for you.`;
    const text = "text of the outline as well";
    const related = relatedPlaces(entry.source, others, text);
    return [{ range, message, related }];
  },
});

/** A record has no draft, so that its text is published as it is. */
function checkRecord(entry: RecordEntry | SettingsEntry): Finding[] {
  return entry.meanings
    .filter(({ value }) => outlineLines.has(value.trim()))
    .map((field) => ({
      range: rangeOfField(entry, field),
      message: `"${field.value.trim()}" is text that \`content new\` put there for you.`,
      help: "Replace it with your text.",
    }));
}

/** The lines of the outline that are whole lines of an entry's text. */
function findOutline({
  bodyRange,
  source: { text },
}: Extract<Entry | EntryHead, { kind: "markdown" }>): TextRange[] {
  let end = bodyRange.start;
  return text
    .slice(end)
    .split("\n")
    .flatMap((line) => {
      const start = end;
      end += line.length + 1;
      const words = line.replace(/\r$/u, "");
      if (!outlineLines.has(words)) return [];
      return [{ start, end: start + words.length }];
    });
}
