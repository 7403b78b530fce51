import { expect, test } from "vitest";
import { compileBody } from "../../compile/compile-body.ts";
import { ruleIds } from "../../rules/catalogue.ts";
import { writingGuide } from "./writing-guide.ts";

test.for(writingGuide.map((element) => [element.name, element] as const))(
  "has an example of %s that has no problem",
  ([, { example, rules }]) => {
    const { diagnostics } = compileBody({
      file: "blog/post.md",
      text: `${example}\n`,
      range: { start: 0, end: example.length },
      fragments: { wireframe: {}, code: {} },
      images: {},
      render: true,
    });
    expect(diagnostics).toEqual([]);
    for (const group of rules)
      expect(ruleIds.some((id) => id.startsWith(`${group}/`))).toBe(true);
  },
);
