import { formatManPage } from "./format-man-page.ts";
import { formatMarkdownReference } from "./format-markdown.ts";
import { createSilentProgram } from "./read-help.ts";

/** What is written about the commands and made from them: file in the project -> its text. */
export function referenceFiles(): Map<string, string> {
  return new Map([
    ["man/content.1", formatManPage(createSilentProgram())],
    ["docs/cli.md", formatMarkdownReference(createSilentProgram())],
  ]);
}
