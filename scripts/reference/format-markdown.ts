import type { Command } from "commander";
import { helpOf, readHelp } from "./read-help.ts";

/** Every command with its help, as a page of the documentation. */
export function formatMarkdownReference(program: Command): string {
  const commands = readHelp(program);
  const parts = [
    "# The `content` command",
    "Made from the program by `node scripts/make-reference.ts`: do not edit.",
    fenced(helpOf(program)),
    ...commands.flatMap(({ name, text }) => [`## ${name}`, fenced(text)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function fenced(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}
