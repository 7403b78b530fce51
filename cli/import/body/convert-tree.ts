import { posix } from "node:path";
import type { FootnoteDefinition, Html, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { cleanMdx, type MdxNames } from "./clean-mdx.ts";
import type { Conversion, LineOf } from "./conversion.ts";
import type { BodySurroundings, DocumentBody } from "./document-body.ts";
import { fillLiquid } from "./fill-liquid.ts";
import { fromElements } from "./from-elements.ts";
import { editAlone } from "./hide-component.ts";
import { hideDirectives } from "./hide-directives.ts";
import { hideMath } from "./hide-math.ts";
import { hideShortcodes } from "./hide-shortcodes.ts";
import { liftBlocks } from "./lift-blocks.ts";
import { listLines } from "./line-flow.ts";
import { createMarks, type Marks } from "./marks.ts";
import { parseLooseMdx, parseMarkdown, parseMdx } from "./parse-body.ts";
import { prepareElements } from "./prepare-elements.ts";
import { resolveReferences } from "./resolve-references.ts";
import { readExpression } from "./read-expression.ts";
import { rewriteKramdown } from "./rewrite-kramdown.ts";
import { templateAddress } from "./template-address.ts";
import { tidyTree } from "./tidy-tree.ts";
import { toElements, type KeptNodes } from "./to-elements.ts";
import { editText, type TracedText } from "./traced-text.ts";

type Facts = Omit<DocumentBody, "text" | "firstLine">;

export interface ConvertedTree {
  tree: Root;
  lineOf: LineOf;
}

/** How many partials may hold one another. */
const MAX_DEPTH = 3;

/** The text of a foreign document as a tree of plain Markdown, with HTML only where Markdown has no sign. */
export function convertTree(
  traced: TracedText,
  facts: Facts,
  surroundings: BodySurroundings,
  depth = 0,
): ConvertedTree {
  const marks = createMarks();
  const { names, traced: ready } = prepareText(
    traced,
    facts,
    marks,
    surroundings,
  );
  const { traced: read, tree } = parseText(ready, facts, surroundings);
  const conversion = createConversion(
    read,
    marks,
    names,
    surroundings,
    (path, line) => {
      const text = depth < MAX_DEPTH ? surroundings.readFile(path) : undefined;
      if (text === undefined) return undefined;
      const lines = text.split("\n").map(() => line);
      const from = (inner: string) =>
        surroundings.readFile(posix.join(posix.dirname(path), inner));
      const around = {
        ...surroundings,
        readFile: (inner: string) =>
          from(inner) ?? surroundings.readFile(inner),
      };
      return convertTree({ text, lines }, facts, around, depth + 1).tree
        .children;
    },
  );
  resolveReferences(tree, conversion);
  restoreWritten(tree, marks);
  if (facts.flavour === "kramdown") dropAttributes(tree);
  const notes = takeFootnotes(tree);
  const blocks = convertBlocks(tree.children, conversion);
  for (const note of notes)
    note.children = convertBlocks(
      note.children,
      conversion,
    ) as typeof note.children;
  const converted: Root = { type: "root", children: [...blocks, ...notes] };
  liftBlocks(converted, conversion);
  tidyTree(converted);
  return { tree: converted, lineOf: conversion.lineOf };
}

/** The text as the parser of Markdown may read it. */
function prepareText(
  traced: TracedText,
  { flavour, syntax, templating }: Facts,
  marks: Marks,
  surroundings: BodySurroundings,
): { traced: TracedText; names: MdxNames } {
  const names = { imports: new Map(), constants: new Map() };
  let text = traced;
  if (templating === "liquid") text = fillLiquid(text, marks, surroundings);
  else if (templating !== "none")
    text = hideShortcodes(text, templating, marks, surroundings);
  if (syntax === "html") return { traced: text, names };
  text = hideMath(text, marks);
  text = hideDirectives(text, listLines(text.text), marks);
  text = rewriteKramdown(text, listLines(text.text), flavour);
  if (syntax === "markdown") return { traced: text, names };
  return cleanMdx(text, listLines(text.text), marks, surroundings.report);
}

function parseText(
  traced: TracedText,
  { syntax }: Facts,
  { report }: BodySurroundings,
): { tree: Root; traced: TracedText } {
  const { lines, text } = traced;
  if (syntax === "html") {
    const start = { line: 1, column: 1, offset: 0 };
    const end = { line: lines.length, column: 1, offset: text.length };
    const html: Html = { type: "html", value: text, position: { start, end } };
    return { tree: { type: "root", children: [html] }, traced };
  }
  if (syntax === "markdown") return { tree: parseMarkdown(text), traced };
  const parsed = parseMdx(text);
  if ("tree" in parsed) return { tree: parsed.tree, traced };
  const line = lines[parsed.line - 1] ?? lines[0] ?? 1;
  report(
    line,
    "component",
    "MDX",
    `read as Markdown with HTML, for it is not valid: ${parsed.reason}`,
  );
  const loose = separateTags(traced);
  return { tree: parseLooseMdx(loose.text), traced: loose };
}

/** Empty lines around the lines that hold one tag: MDX reads Markdown between them. */
function separateTags(traced: TracedText): TracedText {
  const tags = listLines(traced.text).flatMap(({ isCode, start, text }) => {
    const tag = isCode
      ? null
      : /^[ \t>]*(<\/?[a-z][^<>]*>)[ \t]*$/iu.exec(text);
    const at = start + text.indexOf("<");
    const edit =
      tag &&
      editAlone(traced.text, {
        start: at,
        end: at + (tag[1]?.length ?? 0),
        text: tag[1] ?? "",
      });
    return edit ? [edit] : [];
  });
  return editText(traced, tags);
}

function createConversion(
  { lines, text }: TracedText,
  marks: Marks,
  { constants, imports }: MdxNames,
  { lookup, report, saveDrawing }: BodySurroundings,
  convertFile: Conversion["convertFile"],
): Conversion {
  return {
    text,
    marks,
    imports,
    convertFile,
    saveDrawing,
    report,
    lineOf: ({ position }) =>
      lines[(position?.start?.line ?? 1) - 1] ?? lines[0] ?? 1,
    readName: (name) => {
      const code = constants.get(name);
      return code === undefined
        ? (imports.get(name) ?? lookup(name))
        : readExpression(code, lookup);
    },
  };
}

/** Code and addresses show what was written, not the marks that stood for it. */
function restoreWritten(tree: Root, marks: Marks): void {
  visit(tree, (node) => {
    if (node.type === "code" || node.type === "inlineCode")
      node.value = marks.restore(node.value);
    if (node.type === "code") {
      node.lang = node.lang && marks.restore(node.lang);
      node.meta = node.meta && marks.restore(node.meta);
    }
    if (node.type === "image") node.alt = node.alt && marks.restore(node.alt);
    if (node.type !== "link" && node.type !== "image") return;
    const written = marks.restore(node.url);
    if (written !== node.url) node.url = templateAddress(written);
    node.title = node.title && marks.restore(node.title);
  });
}

/** Attributes that kramdown reads behind a word or a block; ids of headings are read later. */
function dropAttributes(tree: Root): void {
  visit(tree, "text", (node, _, parent) => {
    if (!node.value.includes("{:")) return;
    const pattern =
      parent?.type === "heading" ? /\{:[^{}#\n]*\}/gu : /\{:[^{}\n]*\}/gu;
    node.value = node.value.replaceAll(pattern, "");
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
  const first = blocks.findIndex(({ type }) => type === "html");
  const last = blocks.findLastIndex(({ type }) => type === "html");
  if (first === -1) return convertRuns(blocks, conversion);
  return [
    ...convertRuns(blocks.slice(0, first), conversion),
    ...throughElements(blocks.slice(first, last + 1), conversion),
    ...convertRuns(blocks.slice(last + 1), conversion),
  ];
}

function convertRuns(
  blocks: readonly RootContent[],
  conversion: Conversion,
): RootContent[] {
  return blocks.flatMap((block) =>
    isPlain(block) ? [block] : throughElements([block], conversion),
  );
}

function throughElements(
  blocks: RootContent[],
  conversion: Conversion,
): RootContent[] {
  const kept: KeptNodes = [];
  const tree = toElements({ type: "root", children: blocks }, conversion, kept);
  prepareElements(tree, conversion, kept);
  return fromElements(tree, conversion, kept);
}

/** True for a block without HTML, JSX and hidden stretches. */
function isPlain(block: RootContent): boolean {
  let isPlainSoFar = true;
  visit(block, (node) => {
    if (node.type === "html" || node.type.startsWith("mdx"))
      isPlainSoFar = false;
    if (node.type === "text" && node.value.includes("\uFDD0"))
      isPlainSoFar = false;
    return isPlainSoFar;
  });
  return isPlainSoFar;
}
