import type { Root } from "hast";
import type { Node } from "unist";
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
  report: ReportLoss;
}

/** Gives the line of the file on which a node stood. */
export type LineOf = (node: Pick<Node, "position">) => number;

/** A body as elements that pages may hold, printed as Markdown at the end. */
export interface ConvertedDocument {
  tree: Root;
  lineOf: LineOf;
  /** The title that was given; else the first heading of the first level, which the body then lacks. */
  title: string | undefined;
  /** The first sentences of the body in plain words. */
  description: string | undefined;
  /** Headings in order, in plain words. */
  headings: string[];
  /** Id that links may use -> number of the heading it leads to, or -1 for the start. */
  anchors: Map<string, number>;
}

/** What becomes of a link or an image: another address, or words when there is nothing to lead to. */
export interface Resolved {
  /** Undefined: no page can lead there. */
  address: string | undefined;
  /** What the report says; undefined when nothing is lost. */
  outcome?: string;
  kind?: "anchor" | "link" | "image";
}

export interface TargetResolver {
  link: (target: string) => Resolved;
  image: (target: string) => Resolved;
}
