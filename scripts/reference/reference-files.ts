import { formatWriting } from "../../cli/look/explain/explanations.ts";
import { formatManPage } from "./format-man-page.ts";
import { formatMarkdownReference } from "./format-markdown.ts";
import { formatSnippets } from "./format-snippets.ts";
import { createSilentProgram } from "./read-help.ts";

const WRITING = `# What a text can have

Made from \`content explain writing\` by \`node scripts/make-reference.ts\`: do not edit.

Texts are Markdown as on GitHub: tables, task lists, footnotes, strikethrough, and HTML that cannot do harm. What
follows comes on top.

`;

/** The generated documentation of the commands: path in the project -> text. */
export function referenceFiles(): Map<string, string> {
  return new Map([
    ["man/content.1", formatManPage(createSilentProgram())],
    ["docs/cli.md", formatMarkdownReference(createSilentProgram())],
    ["docs/writing.md", WRITING + formatWriting.markdown()],
    [".vscode/writing.code-snippets", formatSnippets()],
  ]);
}
