import type { Mention } from "./mention.ts";
import { PLACEHOLDER } from "../../model/placeholder.ts";
import { sliceText, type WrittenText } from "../../model/written-text.ts";

/** The placeholders in a text. Their target is the id alone. */
export function placeholderMentions(text: WrittenText): Mention[] {
  return [...text.value.matchAll(PLACEHOLDER)].map(
    ({ 0: whole, 1: kind, 2: id = "", index }) => {
      const end = index + whole.length;
      return {
        kind: "placeholder",
        collection: kind === "code" ? "snippets" : "wireframes",
        target: sliceText(text, end - 2 - id.length, end - 2),
        range: text.rangeOf(index, end),
        editable: true,
      };
    },
  );
}
