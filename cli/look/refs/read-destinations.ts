import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";
import type { TextRange } from "../../model/source-text.ts";

/**
 * Parses Markdown, and keeps from the parser's tokens what the tree lacks: the exact range of the destination of each
 * link, image and definition, without its title.
 */
export function readDestinations(text: string) {
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
