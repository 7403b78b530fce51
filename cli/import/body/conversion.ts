import type { RootContent } from "mdast";
import type { Node } from "unist";
import type { ReportLoss } from "../losses.ts";
import type { MdxNames } from "./clean-mdx.ts";
import type { BodySurroundings } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import type { ReadName } from "./read-expression.ts";

declare module "mdast" {
  interface HtmlData {
    /** Stands among words: `hast-util-to-mdast` and `isPhrasing` ask for this name. */
    hName?: "span";
    /** Prints nothing: an id that links may lead to stood here. */
    anchor?: string;
  }
  interface InlineCodeData {
    /** A mark of a template that nobody filled in. */
    isMark?: true;
  }
}

/** Gives the line of the file on which a node stood. */
export type LineOf = (node: Pick<Node, "position">) => number;

/** What the steps of one conversion share. */
export interface Conversion {
  text: string;
  lineOf: LineOf;
  /** JSX is nested already; HTML is not. */
  isMdx: boolean;
  /** Markdown nodes that pass through HTML as they are, by their numbers. */
  kept: RootContent[];
  marks: Marks;
  /** What the text imports from other files. */
  imports: MdxNames["imports"];
  readName: ReadName;
  /** The text of another file as Markdown; what it loses is reported on the line given. */
  convertFile: (path: string, line: number) => RootContent[] | undefined;
  saveDrawing: BodySurroundings["saveDrawing"];
  report: ReportLoss;
}
