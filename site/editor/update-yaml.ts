import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

type Fields = Record<string, unknown>;

/** A part of the text and what replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const OPTIONS = { version: "1.2", schema: "core" } as const;

/** What `toJS` looks aliases up in. */
const noAliases = new Document();

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are the same in a file. The CMS trims texts, and gives some numbers as text. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (isFields(a) && isFields(b)) {
    const keys = Object.keys({ ...a, ...b });
    return keys.every((key) => isSame(a[key], b[key]));
  }
  if (typeof a === "object" || typeof b === "object") return a === b;
  return String(a).trim() === String(b).trim();
}

/** A value as YAML, in the style in which the toolchain writes new entries. */
export function formatYaml(value: unknown, isFlow = false): string {
  const document = new Document(value, OPTIONS);
  visit(document, {
    Collection(_, node) {
      const hasCollections = node.items.some(
        (item) => isMap(item) || isSeq(item),
      );
      node.flow = isFlow || (isSeq(node) && !hasCollections);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: isFlow });
}

/**
 * YAML with the given value, in which everything that has not changed is as it was: comments, quotes, order, line
 * breaks, and the style of lists.
 * @param text ends with a line break
 */
export function updateYaml(text: string, value: unknown): string {
  const { contents, errors } = parseDocument(text, OPTIONS);
  if (errors.length > 0 || contents === null) return formatYaml(value);
  const updated = applyEdits(text, 0, updateNode(text, contents, value));
  // Aliases and tags are beyond the edits above.
  return isSame(parse(updated, OPTIONS), value) ? updated : formatYaml(value);
}

/** Edits at the same place are in their order, before what is there. @param start where the text begins */
function applyEdits(text: string, start: number, edits: Edit[]): string {
  return edits
    .toReversed()
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (result, edit) =>
        result.slice(0, edit.start - start) +
        edit.text +
        result.slice(edit.end - start),
      text,
    );
}

function updateNode(text: string, node: Node, value: unknown): Edit[] {
  if (isMap(node) && isFields(value)) return updateMap(text, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateList(text, node, value);
  return isSame(node.toJS(noAliases), value)
    ? []
    : [replaceNode(text, node, value)];
}

const rangeOf = (node: unknown): readonly [number, number, number] =>
  (isMap(node) || isSeq(node) || isScalar(node) ? node.range : null) ?? [
    0, 0, 0,
  ];

/** How far the line of a place is indented before the place. */
function columnOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return " ".repeat(line.length);
}

/** Text on several lines, its later lines indented. */
const indent = (text: string, by: string) =>
  text.replaceAll(/\n(?=.)/gu, `\n${by}`);

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

function updateMap(text: string, map: YAMLMap, value: Fields): Edit[] {
  const wanted = Object.entries(value);
  const known = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  const isComplete = wanted.length === known.size;
  const hasSameKeys = isComplete && wanted.every(([key]) => known.has(key));
  if (map.flow && !hasSameKeys) return [replaceNode(text, map, value)];
  const edits: Edit[] = [];
  let previous: Pair | undefined;
  for (const [key, inner] of wanted) {
    const pair = known.get(key);
    if (!pair) edits.push(insertPair(text, map, previous, { [key]: inner }));
    else edits.push(...updatePair(text, map, pair, inner));
    previous = pair ?? previous;
  }
  const gone = map.items.filter((pair) => !Object.hasOwn(value, keyOf(pair)));
  return [...edits, ...gone.map((pair) => removePair(text, map, pair))];
}

function updatePair(
  text: string,
  map: YAMLMap,
  pair: Pair,
  value: unknown,
): Edit[] {
  const { value: node } = pair;
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return [];
  const isInPlace = isScalar(node)
    ? isInline(text, node, value)
    : node.flow || (isMap(node) ? isFields(value) : Array.isArray(value));
  if (map.flow || isInPlace) return updateNode(text, node, value);
  if (isSame(node.toJS(noAliases), value)) return [];
  const [start] = rangeOf(pair.key);
  const by = columnOf(text, start);
  const written = indent(formatPair(pair, node, value), by);
  return [{ start, end: endOf(text, node), text: written }];
}

/** Whether a text can take the place of another one on its line. */
function isInline(text: string, node: Scalar, value: unknown): boolean {
  const [start, end] = rangeOf(node);
  const isBlock = /^[|>]/u.test(text.slice(start, end));
  const isText = typeof value !== "object" && !String(value).includes("\n");
  return isText && !isBlock;
}

function formatPair(pair: Pair, node: Node, value: unknown): string {
  const document = new Document({ [keyOf(pair)]: value }, OPTIONS);
  const added = document.get(keyOf(pair), true);
  if (isScalar(node) && isScalar(added) && typeof value === "string") {
    if (node.type !== undefined) added.type = node.type;
    // The CMS trims texts. `|` keeps the line break at the end.
    if (String(node.value).endsWith("\n")) added.value = `${value}\n`;
    return document.toString({ lineWidth: 0 });
  }
  return formatYaml({ [keyOf(pair)]: value });
}

/** Where the line after a node begins. */
function endOf(text: string, node: unknown): number {
  const [, end, next] = rangeOf(node);
  const at = Math.max(end, next);
  if (text[at - 1] === "\n") return at;
  const line = text.indexOf("\n", at);
  return line === -1 ? text.length : line + 1;
}

function insertPair(
  text: string,
  map: YAMLMap,
  previous: Pair | undefined,
  added: Fields,
): Edit {
  const start = rangeOf(map.items[0]?.key)[0];
  const by = columnOf(text, start);
  const written = indent(formatYaml(added), by);
  if (!previous) return { start, end: start, text: `${written}${by}` };
  const at = endOf(text, previous.value ?? previous.key);
  return { start: at, end: at, text: `${by}${written}` };
}

function removePair(text: string, map: YAMLMap, pair: Pair): Edit {
  const [start] = rangeOf(pair.key);
  const next = map.items[map.items.indexOf(pair) + 1];
  // The first field of a record has the hyphen of the record before it.
  if (pair === map.items[0] && next)
    return { start, end: rangeOf(next.key)[0], text: "" };
  const line = text.lastIndexOf("\n", start) + 1;
  return { start: line, end: endOf(text, pair.value ?? pair.key), text: "" };
}

function replaceNode(text: string, node: Node, value: unknown): Edit {
  const [start, end] = rangeOf(node);
  // A field without a value ends at its colon.
  if (start === end)
    return { start, end, text: ` ${formatYaml(value, true).trim()}` };
  if (isScalar(node) && /^["']/u.test(text.slice(start, end))) {
    const document = new Document(value, OPTIONS);
    if (isScalar(document.contents) && node.type !== undefined)
      document.contents.type = node.type;
    const quoted = document.toString({ lineWidth: 0 }).trimEnd();
    return { start, end, text: quoted };
  }
  // In a list on one line, a text with a comma needs quotes.
  const written = formatYaml([value], true).trim().slice(1, -1).trim();
  return { start, end, text: written };
}

function updateList(text: string, list: YAMLSeq, values: unknown[]): Edit[] {
  const items = list.items.filter(
    (item): item is YAMLMap | YAMLSeq | Scalar =>
      isMap(item) || isSeq(item) || isScalar(item),
  );
  const from = matchItems(
    items.map((item): unknown => item.toJS(noAliases)),
    values,
  );
  const isInPlace =
    items.length === values.length && from.every((old, index) => old === index);
  const editsOf = (item: Node, value: unknown) => updateNode(text, item, value);
  if (isInPlace)
    return items.flatMap((item, index) => editsOf(item, values[index]));
  if (list.flow || items.length === 0) return [replaceNode(text, list, values)];
  const first = text.lastIndexOf("-", rangeOf(items[0])[0] - 1);
  const top = text.lastIndexOf("\n", first) + 1;
  const ends = items.map((item) => endOf(text, item));
  const startOf = (index: number) => ends[index - 1] ?? top;
  const by = columnOf(text, first);
  const second = text.slice(startOf(1), ends[1] ?? ends[0]);
  const gap = /^(?:[ \t]*\n)*/u.exec(second)?.[0] ?? "";
  const chunks = values.map((value, index) => {
    const old = from[index];
    const item = old === undefined ? undefined : items[old];
    if (old === undefined || item === undefined)
      return `${by}- ${indent(formatYaml(value), `${by}  `)}`;
    const source = text.slice(startOf(old), ends[old]);
    return applyEdits(source, startOf(old), editsOf(item, value));
  });
  const written = chunks.map((chunk, index) => {
    const body = chunk.replace(/^(?:[ \t]*\n)+/u, "");
    if (index === 0) return body;
    return body === chunk ? `${gap}${body}` : chunk;
  });
  const end = ends.at(-1) ?? top;
  return [{ start: top, end, text: written.join("") }];
}

const idOf = (value: unknown) =>
  isFields(value) ? (value["id"] ?? value["slug"]) : undefined;

/** For each new value, the index of the old one that it was: the same value, the same id, or the same place. */
function matchItems(olds: unknown[], values: unknown[]) {
  const used = new Set<number>();
  const take = (index: number) => {
    if (index < 0 || used.has(index)) return undefined;
    used.add(index);
    return index;
  };
  const found = values.map((value) =>
    take(olds.findIndex((old, i) => !used.has(i) && isSame(old, value))),
  );
  return found.map((index, place) => {
    if (index !== undefined) return index;
    const id = idOf(values[place]);
    const same = olds.findIndex(
      (old) => id !== undefined && isSame(idOf(old), id),
    );
    const isEdited = olds.length === values.length && same < 0;
    return take(same) ?? (isEdited ? take(place) : undefined);
  });
}
