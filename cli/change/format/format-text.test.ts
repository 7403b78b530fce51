import { expect, test } from "vitest";
import { writingGuide } from "../../look/explain/writing-guide.ts";
import { formatBody } from "./format-text.ts";

test.for(writingGuide.map(({ example, name }) => [name, example] as const))(
  "changes nothing in %s except spaces at line ends",
  async ([, example]) => {
    const text = `${example}\n`;
    expect(await formatBody("blog/post.md", text, "\n")).toBe(text);
    // Spaces are part of code, and HTML is left as it is.
    if (/```|^</u.test(example)) return;
    const loose = text.replaceAll("\n", " \n");
    expect(await formatBody("blog/post.md", loose, "\n")).toBe(text);
  },
);
