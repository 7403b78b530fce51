import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import type { TextRange } from "../../model/source-text.ts";

export interface MarkdownTree {
  tree: Root;
  /** Where the destination of a link, an image or a definition is written: between its brackets, without its title. */
  destinations: ReadonlyMap<Nodes, TextRange>;
}

/**
 * Markdown by the reference parser, with the exact places of destinations. They are taken from the parser's own
 * tokens: whatever it takes for a destination, and nothing else, has a place.
 */
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
