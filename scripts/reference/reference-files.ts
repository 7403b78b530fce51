import { formatManPage } from "./format-man-page.ts";
import { formatMarkdownReference } from "./format-markdown.ts";
import { createSilentProgram } from "./read-help.ts";

/** The generated documentation of the commands: path in the project -> text. */
export function referenceFiles(): Map<string, string> {
  return new Map([
    ["man/content.1", formatManPage(createSilentProgram())],
    ["docs/cli.md", formatMarkdownReference(createSilentProgram())],
  ]);
}
