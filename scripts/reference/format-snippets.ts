import { writingGuide } from "../../cli/look/explain/writing-guide.ts";

/** The extensions of Markdown as VS Code snippets. */
export function formatSnippets(): string {
  const snippets = writingGuide.map(({ example, name, prefix, what }) => [
    name,
    {
      scope: "markdown",
      prefix,
      description: what,
      body: example.replaceAll(/[\\$]/gu, String.raw`\$&`).split("\n"),
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}
