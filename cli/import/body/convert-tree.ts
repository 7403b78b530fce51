import { posix } from "node:path";
import type { FootnoteDefinition, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { Conversion, LineOf } from "./conversion.ts";
import type { BodySurroundings } from "./document-body.ts";
import { fromElements } from "./from-elements.ts";
import { liftBlocks } from "./lift-blocks.ts";
import type { Marks } from "./marks.ts";
import { prepareElements } from "./prepare-elements.ts";
import { readBody, type ReadBody, type Reading } from "./read-body.ts";
import { readExpression } from "./read-expression.ts";
import { resolveReferences } from "./resolve-references.ts";
import { setChildren } from "./set-children.ts";
import { templateAddress } from "./template-address.ts";
import { tidyTree } from "./tidy-tree.ts";
import { toElements } from "./to-elements.ts";
import type { TracedText } from "./traced-text.ts";

export interface ConvertedTree {
  tree: Root;
  lineOf: LineOf;
}

/** How many partials may hold one another. */
const MAX_DEPTH = 3;

/** The text of a foreign document as a tree of plain Markdown, with HTML only where Markdown has no sign. */
export function convertTree(
  traced: TracedText,
  reading: Reading,
  surroundings: BodySurroundings,
  depth = 0,
): ConvertedTree {
  const read = readBody(traced, reading, surroundings);
  const { marks, tree } = read;
  const convertFile = (path: string, line: number) => {
    const text = depth < MAX_DEPTH ? surroundings.readFile(path) : undefined;
    if (text === undefined) return undefined;
    const lines = text.split("\n").map(() => line);
    const folder = posix.dirname(path);
    const readFile = (inner: string) =>
      surroundings.readFile(posix.join(folder, inner));
    const around = { ...surroundings, readFile };
    const partial = convertTree({ text, lines }, reading, around, depth + 1);
    return partial.tree.children;
  };
  const conversion = createConversion(read, surroundings, convertFile);
  resolveReferences(tree, conversion);
  restoreWritten(tree, marks, reading.flavour === "kramdown");
  const notes = takeFootnotes(tree);
  tree.children = convertBlocks(tree.children, conversion);
  for (const note of notes) {
    setChildren(note, convertBlocks([...note.children], conversion));
    tree.children.push(note);
  }
  liftBlocks(tree, conversion);
  tidyTree(tree);
  return { tree, lineOf: conversion.lineOf };
}

function createConversion(
  { marks, names, traced: { lines, text }, tree }: ReadBody,
  { lookup, report, saveDrawing }: BodySurroundings,
  convertFile: Conversion["convertFile"],
): Conversion {
  return {
    text,
    isMdx: !holds(tree, (type) => type === "html"),
    kept: [],
    marks,
    imports: names.imports,
    convertFile,
    saveDrawing,
    report,
    lineOf: ({ position }) =>
      lines[(position?.start?.line ?? 1) - 1] ?? lines[0] ?? 1,
    readName: (name) => {
      const code = names.constants.get(name);
      if (code !== undefined) return readExpression(code, lookup);
      return names.imports.get(name) ?? lookup(name);
    },
  };
}

/** Code and addresses show what was written, not the marks that stood for it. */
function restoreWritten(tree: Root, marks: Marks, isKramdown: boolean): void {
  const restore = (text: string | null | undefined) =>
    text && marks.restore(text);
  visit(tree, (node, _, parent) => {
    if (node.type === "inlineCode") node.value = marks.restore(node.value);
    if (node.type === "code") {
      node.value = marks.restore(node.value);
      node.lang = restore(node.lang);
      node.meta = restore(node.meta);
    }
    if (node.type === "image") node.alt = restore(node.alt);
    if (node.type === "link" || node.type === "image") {
      const written = marks.restore(node.url);
      if (written !== node.url) node.url = templateAddress(written);
      node.title = restore(node.title);
    }
    if (node.type !== "text" || !isKramdown) return;
    // Attributes that kramdown reads behind a word; ids of headings are read later.
    const attributes =
      parent?.type === "heading" ? /\{:[^{}#\n]*\}/gu : /\{:[^{}\n]*\}/gu;
    node.value = node.value.replaceAll(attributes, "");
  });
}

function takeFootnotes(tree: Root): FootnoteDefinition[] {
  const notes: FootnoteDefinition[] = [];
  visit(tree, "footnoteDefinition", (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    notes.push(node);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return notes;
}

/**
 * Blocks that hold nothing but Markdown stay as they are; all others go through HTML, those between two pieces of HTML
 * with them, because an element that the first opens may end in the second.
 */
function convertBlocks(
  blocks: readonly RootContent[],
  conversion: Conversion,
): RootContent[] {
  const first = blocks.findIndex(isHtml);
  const end = first === -1 ? blocks.length : blocks.findLastIndex(isHtml) + 1;
  const start = first === -1 ? end : first;
  const between = blocks.slice(start, end);
  return [
    ...convertEach(blocks.slice(0, start), conversion),
    ...(between.length > 0 ? throughElements(between, conversion) : []),
    ...convertEach(blocks.slice(end), conversion),
  ];
}

function isHtml({ type }: RootContent): boolean {
  return type === "html";
}

function convertEach(
  blocks: readonly RootContent[],
  conversion: Conversion,
): RootContent[] {
  return blocks.flatMap((block) =>
    holds(block, isForeign) ? throughElements([block], conversion) : [block],
  );
}

/** HTML, JSX and hidden stretches. */
function isForeign(type: string, value: string): boolean {
  const isHidden = type === "text" && value.includes("\uFDD0");
  return type === "html" || type.startsWith("mdx") || isHidden;
}

function throughElements(
  children: RootContent[],
  conversion: Conversion,
): RootContent[] {
  const elements = toElements({ type: "root", children }, conversion);
  prepareElements(elements, conversion);
  return fromElements(elements, conversion);
}

function holds(
  tree: Root | RootContent,
  test: (type: string, value: string) => boolean,
): boolean {
  let isFound = false;
  visit(tree, (node) => {
    isFound ||= test(node.type, "value" in node ? node.value : "");
    return !isFound;
  });
  return isFound;
}
