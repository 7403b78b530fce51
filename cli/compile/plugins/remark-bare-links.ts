import type { Link, Root, Text } from "mdast";
import type { Point, Position } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * Where an address ends that is written in Chinese, Japanese or Korean text without a space after it: before
 * punctuation of these languages, and before their letters in the name of the host.
 */
const END =
  /[\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65“”‘’…—]|(?<=^[^/]*(?:\/\/)?[^/?#]*\.[a-z]{2,})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/iu;

/** A quick test that most texts fail. */
const NEAR = /(?:\/\/|www\.)[^\s<>()]*[^\0-\u1FFF]/iu;

/** Takes what follows an address out of a link that has no brackets: `https://example.org。` */
export function remarkBareLinks() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    if (!NEAR.test(source)) return;
    visit(tree, "link", (node, index, parent) => {
      const [text] = node.children;
      const { end, start } = node.position ?? {};
      if (text?.type !== "text" || start === undefined) return undefined;
      const isBare = source.slice(start.offset, end?.offset) === text.value;
      if (!isBare || index === undefined || !END.test(text.value))
        return undefined;
      const scheme = node.url.slice(0, node.url.indexOf(text.value));
      const nodes = split(text.value, scheme, start);
      parent?.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

/** The addresses in a text that begins with one, as links, and what is between them. */
function split(text: string, scheme: string, start: Point): (Link | Text)[] {
  const at = text.search(END);
  const address = at === -1 ? text : text.slice(0, at);
  const link: Link = {
    type: "link",
    url: scheme + address,
    children: [toText(address, start)],
    position: positionOf(address, start),
  };
  if (at === -1) return [link];
  const rest = text.slice(at);
  const next = rest.search(/https?:\/\/[\p{L}\p{N}]/iu);
  const between = next === -1 ? rest : rest.slice(0, next);
  const after = [link, toText(between, advance(start, at))];
  if (next === -1) return after;
  return [...after, ...split(rest.slice(next), "", advance(start, at + next))];
}

function toText(value: string, start: Point): Text {
  return { type: "text", value, position: positionOf(value, start) };
}

function positionOf(text: string, start: Point): Position {
  return { start, end: advance(start, text.length) };
}

/** An address has no line break in it. */
function advance({ column, line, offset = 0 }: Point, by: number): Point {
  return { line, column: column + by, offset: offset + by };
}
