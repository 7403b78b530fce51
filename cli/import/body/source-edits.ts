import { visit } from "unist-util-visit";
import { createSourceText, type TextEdit } from "../../model/source-text.ts";
import type { ReportHere, ReportLoss } from "../project/open-project.ts";
import type { ElementContent } from "hast";
import { looseMarkdown, type markdown } from "./parsers.ts";
import type { Component } from "./show-component.ts";

/** The body of a foreign document, and how its generator reads it. */
export interface DocumentBody {
  /** All that follows the front matter. */
  text: string;
  /** Line of the file, from 1, on which the text begins. */
  firstLine: number;
  syntax: "markdown" | "mdx" | "html";
  /** What the generator fills in before it reads the Markdown. */
  templating: "liquid" | "hugo" | "zola" | "none";
  /** The Markdown beyond CommonMark and GFM. Only attributes in braces are read. */
  flavour: "kramdown" | "goldmark" | "plain";
}

/** What a body may ask of the site that it comes from. */
export interface BodySite {
  /** A value by its name: `site.title`, `page.author`, a parameter; undefined when unknown. */
  lookup: (name: string) => string | undefined;
  /** The path of the document that a reference such as `ref` names; the reference itself when there is none. */
  refer: (target: string) => string;
  report: ReportLoss;
}

export type SourceEdits = ReturnType<typeof createSourceEdits>;

/** A text on its way to the Markdown parser: what is hidden from the parser, and where each line stood in the file. */
export function createSourceEdits(body: DocumentBody, reportLoss: ReportLoss) {
  const { firstLine, text } = body;
  const source = createSourceText("", text);
  const edits: TextEdit[] = [];
  const listCode = (parser: typeof markdown) => findCode(parser, text);
  let code: ReturnType<typeof listCode> | undefined;
  const report = (offset: number, ...loss: Parameters<ReportHere>) =>
    reportLoss(firstLine - 1 + source.positionAt(offset).line, ...loss);
  /** True where code stands. The text is parsed when this is first asked. */
  const isCode = (offset: number) => {
    code ??= listCode(looseMarkdown);
    return code.some(({ end, start }) => start <= offset && offset < end);
  };
  /** Writes another text at the matches of a pattern; undefined leaves one as it is. */
  const replace = (
    pattern: RegExp,
    write: (found: RegExpExecArray) => string | undefined,
  ) => {
    for (const found of text.matchAll(pattern)) {
      const { 0: old, index: start } = found;
      const written = write(found);
      if (written !== undefined)
        edits.push({ start, end: start + old.length, text: written });
    }
  };
  const apply = () => applyEdits(text, edits, firstLine);
  const marks = new Marks();
  const add = (edit: TextEdit) => edits.push(edit);
  return { text, marks, add, apply, isCode, listCode, replace, report };
}

/**
 * Applies edits; of two that overlap, the one that starts first counts.
 * @returns the new text, and for each of its lines the one of the file
 */
function applyEdits(old: string, edits: readonly TextEdit[], first: number) {
  let text = "";
  let at = 0;
  let line = first;
  const lines = [line];
  const write = (part: string, step: number) => {
    text += part;
    for (const _ of part.matchAll(/\n/gu)) lines.push((line += step));
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    write(old.slice(at, edit.start), 1);
    write(edit.text, 0);
    line += old.slice(edit.start, edit.end).split("\n").length - 1;
    at = edit.end;
  }
  write(old.slice(at), 1);
  return { text, lines };
}

/** Where a parser finds code in a text, and the column, from 0, in which each piece begins. */
function findCode(parser: typeof markdown, text: string) {
  const ranges: (Omit<TextEdit, "text"> & { column: number })[] = [];
  visit(parser.parse(text), ["code", "inlineCode"], ({ position }) => {
    const { end, start } = position ?? {};
    const column = (start?.column ?? 1) - 1;
    ranges.push({ start: start?.offset ?? 0, end: end?.offset ?? 0, column });
  });
  return ranges;
}

/** Foreign text that the Markdown parser must not read. */
interface Mark {
  /** As the file has it. */
  source: string;
  /** What a page shows in its place. */
  show: () => ElementContent[];
}

const TAG_NAME = "import-mark-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` removes them first. Addresses encode them. */
const TOKEN = /(?:\uFDD0|%EF%B7%90)(\d+)(?:\uFDD1|%EF%B7%91)/gu;

/**
 * Foreign stretches of a text. Each is replaced by a short token, which parsers take for a word, or by a tag around its
 * content. In code and in addresses the written text is restored.
 */
export class Marks {
  readonly #marks: Mark[] = [];
  readonly #components: Component[] = [];

  /** @returns the token that stands for the text */
  hide(source: string, show: Mark["show"]): string {
    return `\uFDD0${this.#marks.push({ source, show }) - 1}\uFDD1`;
  }

  /** @returns the name of the HTML element to put around the content */
  enclose(component: Component): string {
    return `${TAG_NAME}${this.#components.push(component) - 1}`;
  }

  /** The component that an element stands for. */
  atTag(tag: string): Component | undefined {
    return this.#components[Number(tag.split(TAG_NAME)[1])];
  }

  /** A text cut at its tokens. */
  split(text: string): (string | Mark)[] {
    return text
      .split(TOKEN)
      .map((part, at) => (at % 2 ? (this.#marks[Number(part)] ?? "") : part));
  }

  /** The text as it was written. */
  restore(text: string): string {
    return this.split(text)
      .map((part) => (typeof part === "string" ? part : part.source))
      .join("");
  }
}
