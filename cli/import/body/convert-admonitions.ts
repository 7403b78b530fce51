import type { TextEdit } from "../../model/source-text.ts";
import { isInside } from "./markdown-tree.ts";
import { replaceComponent } from "./replace-component.ts";
import { showComponent } from "./show-component.ts";
import type { TrackedText } from "./tracked-text.ts";

const FENCE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(:{3,})[ \t]*([\w-]*)[ \t]*(?:\[([^\]\n]*)\]|([^\n{]*?))?[ \t]*(?:\{[^}\n]*\})?[ \t]*$/gmu;

/** `:::note[Title]` ... `:::` as block quotes with a bold label. */
export function convertAdmonitions(
  body: TrackedText,
  syntax: "markdown" | "mdx",
): void {
  for (let pass = 0; pass < 20; pass++) {
    if (!body.text.includes(":::")) return;
    const code = body.code(syntax);
    const marks = [...body.text.matchAll(FENCE)]
      .map(
        ({
          0: written,
          1: lead = "",
          2: colons = "",
          3: name = "",
          4: bracketed,
          5: rest,
          index,
        }) => ({
          start: index + lead.length,
          end: index + written.length,
          colons: colons.length,
          name,
          title: (bracketed ?? rest ?? "").trim(),
        }),
      )
      .filter(({ start }) => !isInside(start, code));
    const edits: TextEdit[] = [];
    for (const [index, mark] of marks.entries()) {
      const next = marks[index + 1];
      if (mark.name === "" || next === undefined || next.name !== "") continue;
      const values = new Map(mark.title === "" ? [] : [["title", mark.title]]);
      const isFold = /^(?:details|spoiler)$/iu.test(mark.name);
      const shown = isFold
        ? showComponent({ name: "details", values }, true, "")
        : {
            open: `**${mark.title === "" ? labelOf(mark.name) : mark.title}**`,
            close: "",
            quote: true as const,
          };
      edits.push(...replaceComponent(body.text, mark, next, shown));
    }
    if (edits.length === 0) return;
    body.apply(edits);
  }
}

function labelOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
