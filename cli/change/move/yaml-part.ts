import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";
import type { Entry } from "../../model/entry.ts";
import type { FieldPath } from "../../model/yaml-source.ts";

const OPTIONS = {
  version: "1.2",
  schema: "core",
  prettyErrors: false,
  logLevel: "error",
} as const;

/** The YAML of a file as nodes with positions. */
export interface YamlPart {
  /** The whole file. */
  text: string;
  /** Where the YAML starts in the file. Add it to a node's `range`. */
  base: number;
  document: Document;
  /** The line end of the file. */
  eol: string;
}

/** The front matter of a Markdown entry, or the whole file of any other. */
export function openYaml({ kind, source: { text } }: Entry): YamlPart {
  const [base, end] =
    kind === "markdown" ? [3, text.search(/\r?\n---/)] : [0, text.length];
  const document = parseDocument(text.slice(base, end), OPTIONS);
  const eol = text.slice(0, text.indexOf("\n") + 1).endsWith("\r\n")
    ? "\r\n"
    : "\n";
  return { text, base, document, eol };
}

/** The node at a path. Undefined if the path goes through an alias `*name`. */
export function nodeAt(part: YamlPart, path: FieldPath): Node | undefined {
  let node: unknown = part.document.contents;
  for (const step of path) {
    if (isMap(node)) node = pairOf(node, step)?.value;
    else if (isSeq(node) && typeof step === "number") node = node.items[step];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

export function pairOf(map: YAMLMap, key: string | number): Pair | undefined {
  return map.items.find(
    (pair) => isScalar(pair.key) && pair.key.value === String(key),
  );
}

/** The start and end of a node in the file. */
export function spanOf({ base }: YamlPart, node: unknown): [number, number] {
  const range = isNode(node) ? node.range : undefined;
  return [base + (range?.[0] ?? 0), base + (range?.[1] ?? 0)];
}

/** The end of a node, without the comments and empty lines after it. */
export function endOf(part: YamlPart, node: unknown): number {
  if (isPair(node)) return endOf(part, node.value ?? node.key);
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  const last: unknown = isBlock ? node.items.at(-1) : undefined;
  if (last !== undefined) return endOf(part, last);
  return spanOf(part, node)[1];
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** The start of the line after a node that ends at `end`. A block text includes its last line break. */
export function nextLine(text: string, end: number): number {
  if (text[end - 1] === "\n") return end;
  const at = text.indexOf("\n", end);
  return at === -1 ? text.length : at + 1;
}

/** The position of the dash of an item in a block list. */
export function dashOf(part: YamlPart, item: unknown): number {
  return part.text.lastIndexOf("-", spanOf(part, item)[0] - 1);
}

/** True if YAML reads the text as itself without quotes. */
export function isPlain(value: string): boolean {
  if (!/^[\w/.~-]+$/.test(value)) return false;
  const read: unknown = parse(value, OPTIONS);
  return read === value;
}

export function quote(value: string, style: "'" | '"' = '"'): string {
  return style === "'"
    ? `'${value.replaceAll("'", "''")}'`
    : JSON.stringify(value);
}
