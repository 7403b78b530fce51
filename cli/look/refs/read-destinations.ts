import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import type { TextRange } from "../../model/source-text.ts";

export interface MarkdownTree {
  tree: Root;
  /** The range of the destination of a link, an image or a definition, without its title. */
  destinations: ReadonlyMap<Nodes, TextRange>;
}

/** Parses Markdown and keeps the exact range of each destination, which the tree lacks, from the parser's tokens. */
export function readDestinations(text: string): MarkdownTree {
  const destinations = new Map<Nodes, TextRange>();
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(keepDestinations, destinations)
    .parse(text);
  return { tree, destinations };
}

interface Point {
  offset: number;
}
interface Token {
  start: Point;
  end: Point;
}

function keepDestinations(
  this: Processor,
  destinations: Map<Nodes, TextRange>,
): void {
  const data = this.data();
  const before = data.fromMarkdownExtensions ?? [];
  data.fromMarkdownExtensions = [
    ...before.flat(),
    {
      exit: {
        resourceDestinationString(token) {
          const url = this.resume();
          const node = this.stack.at(-1);
          if (node?.type !== "link" && node?.type !== "image") return;
          node.url = url;
          destinations.set(node, rangeOfToken(token));
        },
        definitionDestinationString(token) {
          const url = this.resume();
          const node = this.stack.at(-1);
          if (node?.type !== "definition") return;
          node.url = url;
          destinations.set(node, rangeOfToken(token));
        },
      },
    },
  ];
}

function rangeOfToken({ end, start }: Token): TextRange {
  return { start: start.offset, end: end.offset };
}
