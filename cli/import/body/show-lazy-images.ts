import type { TextEdit } from "../../model/source-text.ts";
import { escapeHtml } from "./escape-text.ts";
import { attributeOf, findTags } from "./html-tags.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Where pages keep the address that a script or the browser chooses later, the best first. */
const LATER = [
  "data-src",
  "data-original",
  "data-lazy-src",
  "data-lazy",
  "data-srcset",
  "srcset",
];

/** Gives each picture the address that it has in the end, where it has none or holds the place with a drawn one. */
export function showLazyImages(body: TrackedText): void {
  const { text } = body;
  if (!/\b(?:data-|srcset\b)/iu.test(text)) return;
  const tags = findTags(body.tree(), text);
  const edits: TextEdit[] = [];
  for (const [index, tag] of tags.entries()) {
    if (tag.name !== "img" || tag.isClosing) continue;
    const src = tag.attributes.find(({ name }) => name === "src");
    if (src !== undefined && !/^(?:data:|$)/iu.test(src.value.trim())) continue;
    // The picture follows once more, for pages without scripts.
    if (
      tags[index + 1]?.name === "noscript" &&
      tags[index + 2]?.name === "img"
    ) {
      edits.push({ start: tag.start, end: tag.end, text: "" });
      continue;
    }
    const later = LATER.flatMap(
      (name) =>
        tag.attributes.find((attribute) => attribute.name === name) ?? [],
    ).find(({ value }) => value.trim() !== "");
    if (later === undefined) continue;
    const value = attributeOf(tag, later.name)?.trim() ?? "";
    const [first = ""] = later.name.endsWith("srcset")
      ? value.split(/,?\s/u)
      : [value];
    edits.push({ ...later.range, text: `src="${escapeHtml(first)}"` });
    if (src !== undefined) edits.push({ ...src.range, text: "" });
  }
  body.apply(edits);
}
