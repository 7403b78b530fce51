import { isMap, isNode, isPair, isSeq, parseDocument } from "yaml";
import { YAML_OPTIONS } from "../yaml/read-yaml.ts";
import { readFrontMatter } from "../../model/front-matter.ts";
import type { Entry } from "../../model/entry.ts";
import { lineEnd, lineStart, type LineEnd } from "../../model/lines.ts";

/** The whole text of a file, and its YAML, whose nodes have their positions in the file. */
export type YamlPart = ReturnType<typeof openYaml>;

/** The front matter of a Markdown entry, or the whole file of any other. */
export function openYaml({ kind, source: { text } }: Entry) {
  // The opening `---` of front matter is also the start of a YAML document.
  const matter = readFrontMatter(text, ({ end }) => end);
  const isMatter = kind === "markdown" && !("problem" in matter);
  const end = isMatter ? matter.data : undefined;
  const document = parseDocument(text.slice(0, end), YAML_OPTIONS);
  const eol: LineEnd = text.slice(0, lineEnd(text, 0)).endsWith("\r\n")
    ? "\r\n"
    : "\n";
  return { text, document, eol };
}

/** The start and end of a node in the file. */
export function spanOf(node: unknown): [number, number] {
  const range = isNode(node) ? node.range : undefined;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}

/** The end of a node, without the comments and empty lines after it. */
export function endOf(node: unknown): number {
  if (isPair(node)) return endOf(node.value ?? node.key);
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  const last: unknown = isBlock ? node.items.at(-1) : undefined;
  return last === undefined ? spanOf(node)[1] : endOf(last);
}

/** The start of the line after a node that ends at `end`. The range of a block text includes its last line break. */
export function nextLine(text: string, end: number): number {
  return text[end - 1] === "\n" ? end : lineEnd(text, end);
}

/** The text before an item of a block list on its line, and the position of its dash. */
export function dashOf(text: string, item: unknown) {
  const dash = text.lastIndexOf("-", spanOf(item)[0] - 1);
  const start = lineStart(text, dash);
  return { start, before: text.slice(start, dash) };
}
