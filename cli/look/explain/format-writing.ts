import { formatJsonText } from "../../report/json-text.ts";
import { indent, wrap } from "./lay-out.ts";
import { writingGuide, type WritingElement } from "./writing-guide.ts";

/** Prints the extensions of plain Markdown in each of the formats of `explain --format`. */
export const formatWriting = {
  pretty: () => writingGuide.map(formatElement).join("\n"),
  json: () => formatJsonText({ version: 1, writing: writingGuide }),
  markdown: () =>
    writingGuide
      .map(({ example, name, rules, what }) =>
        [
          `## ${name}`,
          what,
          `\`\`\`\`markdown\n${example}\n\`\`\`\``,
          `Checked by ${rules.map((rule) => `\`content explain ${rule}\``).join(", ")}.\n`,
        ].join("\n\n"),
      )
      .join("\n"),
} as const satisfies Record<string, () => string>;

function formatElement({ example, name, rules, what }: WritingElement): string {
  const checks = rules.map((rule) => `content explain ${rule}`).join(", ");
  const parts = [name, wrap(what), indent(example), `Checked by: ${checks}`];
  return `${parts.join("\n\n")}\n`;
}
