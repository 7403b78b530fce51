import type { Html, Nodes, Root } from "mdast";
import type { TextRange } from "../../model/source-text.ts";
import {
  htmlMentions,
  type OpenElements,
  placeholderMentions,
} from "./html-mentions.ts";
import type { Mention, MentionKind } from "./match-mention.ts";
import {
  readMarkdownText,
  createWrittenText,
  plainText,
  type Piece,
  type WrittenText,
} from "../../model/written-text.ts";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified, type Processor } from "unified";

/** Everything that a Markdown text points to, in any syntax and in order. Code is left out. */
export function markdownMentions(text: string): Mention[] {
  const { destinations, tree } = readDestinations(text);
  const open: OpenElements = { code: 0 };
  return collect(tree);

  function collect(node: Nodes): Mention[] {
    return [...own(node), ...inner(node).flatMap(collect)];
  }

  function own(node: Nodes): Mention[] {
    const range = rangeOf(node);
    if (range === undefined) return [];
    const written = text.slice(range.start, range.end);
    const at = destinations.get(node);
    switch (node.type) {
      case "link":
      case "image":
      case "definition": {
        const target = at
          ? readMarkdownText(text.slice(at.start, at.end), at.start)
          : autolinkTarget(node, written, range.start);
        if (target === undefined) return [];
        const kind: MentionKind =
          at || node.type !== "link" ? node.type : "autolink";
        return [{ kind, target, range, editable: true }];
      }
      case "html":
        return htmlMentions(alignHtml(node, written, range.start), open);
      case "text":
        if (open.code > 0 || !written.includes("{")) return [];
        return placeholderMentions(readMarkdownText(written, range.start));
      default:
        return [];
    }
  }
}

function inner(node: Nodes): readonly (Nodes | Root)[] {
  return "children" in node ? node.children : [];
}

function rangeOf({ position }: Nodes): TextRange | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** `<https://...>` or a bare address. Undefined for an empty destination. */
function autolinkTarget(
  node: Nodes,
  written: string,
  offset: number,
): WrittenText | undefined {
  if (node.type !== "link" || node.url === "") return undefined;
  if (written.startsWith("<"))
    return plainText(written.slice(1, -1), offset + 1);
  return /^(?:https?:\/\/|www\.)/i.test(written)
    ? plainText(written, offset)
    : undefined;
}

/** In quotes and lists, the parser strips the markers before each line of HTML, so lines are aligned by their ends. */
function alignHtml(
  { value }: Html,
  written: string,
  offset: number,
): WrittenText {
  if (value === written) return plainText(value, offset);
  const lines = splitLines(written);
  const pieces: Piece[] = [];
  let lineStart = offset;
  for (const [index, line] of splitLines(value).entries()) {
    const whole = lines[index] ?? "";
    const lost = whole.length - line.length;
    for (let unit = 0; unit < line.length; unit++) {
      const start = lineStart + Math.max(0, lost + unit);
      pieces.push({ text: line[unit] ?? "", start, end: start + 1 });
    }
    lineStart += whole.length;
  }
  return createWrittenText(pieces);
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\r\n|\n|\r(?!\n))/);
}

/**
 * Parses Markdown, and keeps from the parser's tokens what the tree lacks: the exact range of the destination of each
 * link, image and definition, without its title.
 */
function readDestinations(text: string) {
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
