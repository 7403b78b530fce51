import type { ReportLoss } from "../losses.ts";

/** The body of a foreign document, and how its generator reads it. */
export interface DocumentBody {
  /** All that follows the front matter. */
  text: string;
  /** Line of the file, from 1, on which the text begins. */
  firstLine: number;
  syntax: "markdown" | "mdx" | "html";
  /** What the generator fills in before it reads the Markdown. */
  templating: "liquid" | "hugo" | "zola" | "none";
  /** The Markdown beyond CommonMark and GFM. Only attributes in braces are read. */
  flavour: "kramdown" | "goldmark" | "plain";
}

/** What a body may ask of the site that it comes from. */
export interface BodySurroundings {
  /** A value by its name: `site.title`, `page.author`, a parameter; undefined when unknown. */
  lookup: (name: string) => string | undefined;
  /** The path of the document that a reference such as `ref` names; the reference itself when there is none. */
  refer: (target: string) => string;
  report: ReportLoss;
}
