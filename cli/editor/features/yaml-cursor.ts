import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
} from "yaml";
import { readFrontMatter } from "../../model/front-matter.ts";
import { lineEnd, lineStart } from "../../model/lines.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import { YAML_OPTIONS } from "../../rules/yaml/read-yaml.ts";
import type { CollectionName } from "#schema";
import { placeFile } from "../../compile/place-file.ts";

/** A place in YAML that may be incomplete. */
export interface YamlCursor {
  /** The path of the value at the place, or of the mapping that the key at the place belongs to. */
  path: FieldPath;
  /** A word alone on its line counts as a key. */
  part: "key" | "value";
  /** The key or value around the place, without its quotes. Empty where nothing is written yet. */
  range: TextRange;
  /** The other keys of the same mapping, with their values. */
  siblings: ReadonlyMap<string, string>;
  /** True if a colon follows a key. */
  hasColon: boolean;
}

/**
 * The field at an offset of a text. A letter is added there, so that the parser creates a node even if nothing is
 * written yet. The parser reads on after errors.
 * @param region where the YAML is: the front matter, or the whole file
 */
export function readYamlCursor(
  text: string,
  region: TextRange,
  offset: number,
): YamlCursor | undefined {
  const from = lineStart(text, offset);
  const line = text.slice(from).split(/\r?\n/u, 1)[0] ?? "";
  // A word alone on its line is read as a key, and gets a colon.
  const isAlone = /^[ -]*[\w$.-]*\s*$/u.test(line);
  const at = skipSpaces(text, offset);
  const before = text.slice(region.start, at);
  // A colon or a dash means something only before a space.
  const gap = /:$|(?:^|\s)-$/u.test(before) ? " " : "";
  const added = `${gap}x`;
  const rest = text.slice(at, region.end);
  const marked = isAlone ? rest.replace(/^[\w$.-]*/u, "$&:") : rest;
  const place = before.length + gap.length;
  const found = findScalar(before + added + marked, place);
  if (found === undefined) return undefined;
  const { end, start, ...facts } = found;
  const indent = line.search(/\S|$/u);
  const range = withoutQuotes(text, {
    start: start < place ? Math.max(from + indent, region.start + start) : at,
    end: Math.min(region.start + end - added.length, from + line.length),
  });
  const hasColon = /^["']?[ \t]*:/u.test(text.slice(range.end));
  return { ...facts, range, hasColon };
}

/** The start of the word after a place between spaces, inside its quotes. */
function skipSpaces(text: string, offset: number): number {
  if (!/[\s:-]/u.test(text.charAt(offset - 1))) return offset;
  const spaces = /^ *["']?(?=[^\s#,}\]-])/u.exec(
    text.slice(offset, offset + 100),
  );
  return offset + (spaces?.[0].length ?? 0);
}

type FoundScalar = Pick<YamlCursor, "path" | "part" | "siblings"> & TextRange;

/** The scalar that contains a place. Undefined in comments, and in texts of several lines after `|` or `>`. */
function findScalar(text: string, place: number): FoundScalar | undefined {
  const document = parse(text);
  let found: FoundScalar | undefined;
  if (document === undefined) return undefined;
  visit(document, {
    Scalar(role, scalar, parents) {
      const { range, type = "PLAIN" } = scalar;
      if (!range || place < range[0] || place >= range[1]) return undefined;
      const [start, end] = range;
      // A value and the key in the next line would be read as one key.
      const isKey = role === "key" && !text.slice(start, end).includes("\n");
      const map = parents.findLast((node) => isMap(node));
      if (type.startsWith("BLOCK") || (isKey && !isAligned(text, map, start)))
        return visit.BREAK;
      const inner = role === "key" ? parents.slice(0, -1) : parents;
      found = {
        path: pathTo([...inner, scalar]),
        part: isKey ? "key" : "value",
        siblings: siblingsIn(map, parents),
        start,
        end,
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** True if a key is in the column of the first key of its mapping. The parser accepts others too. */
function isAligned(text: string, map: unknown, start: number): boolean {
  if (!isMap(map) || map.flow) return true;
  const first = map.items[0]?.key;
  const other = isScalar(first) ? (first.range?.[0] ?? start) : start;
  return other - lineStart(text, other) === start - lineStart(text, start);
}

/** Undefined for YAML that is nested too deeply to be parsed. */
function parse(text: string): Document | undefined {
  try {
    return parseDocument(text, YAML_OPTIONS);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The path to the last of several nodes, each of which contains the next one. */
function pathTo(nodes: readonly unknown[]): FieldPath {
  return nodes.flatMap((node, index): FieldPath => {
    const next = nodes[index + 1];
    if (isSeq(node)) return [node.items.indexOf(next)];
    return isPair(node) ? [String(node.key)] : [];
  });
}

/** The pairs of a mapping, without the one with the cursor. */
function siblingsIn(
  map: unknown,
  parents: readonly unknown[],
): Map<string, string> {
  const pairs = isMap(map) ? map.items : [];
  return new Map(
    pairs
      .filter((pair) => !parents.includes(pair))
      .map(({ key, value }) => [
        String(key),
        isScalar(value) ? String(value.value) : "",
      ]),
  );
}

function withoutQuotes(text: string, { end, start }: TextRange): TextRange {
  const quote = /["']/u.exec(text.charAt(start))?.[0];
  if (quote === undefined) return { start, end };
  const isClosed = end > start + 1 && text.charAt(end - 1) === quote;
  return { start: start + 1, end: isClosed ? end - 1 : end };
}

/** The part of a file that is YAML, with the collection of its fields. */
export interface YamlRegion extends TextRange {
  collection: CollectionName;
}

/**
 * The YAML of a content file. Front matter without an end reaches to the end of the file. Undefined if there is no
 * YAML.
 */
export function findYamlRegion(
  file: string,
  text: string,
): YamlRegion | undefined {
  const place = placeFile(file);
  if (!("collection" in place)) return undefined;
  const { collection, kind } = place;
  if (kind !== "entry") return { collection, start: 0, end: text.length };
  const matter = readFrontMatter(text, () => {});
  const start = lineEnd(text, 0);
  if (!("problem" in matter))
    return { collection, start, end: lineEnd(text, matter.yaml.end) };
  const { problem } = matter;
  if (problem === "missing" || problem === "language") return undefined;
  return { collection, start, end: text.length };
}
