import { visit } from "unist-util-visit";
import {
  createSourceText,
  type TextEdit,
  type TextRange,
} from "../../model/source-text.ts";
import type { ReportLoss } from "../losses.ts";
import type { DocumentBody } from "./document-body.ts";
import { Marks } from "./marks.ts";
import { parseLooseMdx } from "./parse-body.ts";

/** A text on its way to the Markdown parser: what is hidden from the parser, and where each part stood in the file. */
export class SourceEdits {
  readonly text: string;
  readonly marks = new Marks();
  readonly #edits: TextEdit[] = [];
  readonly #firstLine: number;
  readonly #report: ReportLoss;
  #code: TextRange[] | undefined;

  constructor({ firstLine, text }: DocumentBody, report: ReportLoss) {
    this.text = text;
    this.#firstLine = firstLine;
    this.#report = report;
  }

  /** True where code stands. The text is parsed when this is first asked. */
  isCode(offset: number): boolean {
    this.#code ??= listCode(this.text);
    return this.#code.some(({ end, start }) => start <= offset && offset < end);
  }

  report(offset: number, kind: string, what: string, outcome: string): void {
    const { line } = createSourceText("", this.text).positionAt(offset);
    this.#report(this.#firstLine - 1 + line, kind, what, outcome);
  }

  add(...edits: readonly TextEdit[]): void {
    this.#edits.push(...edits);
  }

  /** Writes another text at the matches of a pattern; undefined leaves one as it is. */
  replace(
    pattern: RegExp,
    write: (found: RegExpExecArray) => string | undefined,
  ): void {
    for (const found of this.text.matchAll(pattern)) {
      const text = write(found);
      const { 0: source, index: start } = found;
      if (text !== undefined)
        this.add({ start, end: start + source.length, text });
    }
  }

  /**
   * Applies the edits; of two that overlap, the one that starts first counts.
   * @returns the new text, and what gives the line of the file for an offset of it
   */
  apply() {
    const { text } = this;
    let edited = "";
    let at = 0;
    /** Where parts of the old text begin in the new one, and where they began. */
    const kept = [{ start: 0, from: 0 }];
    for (const edit of this.#edits.toSorted((a, b) => a.start - b.start)) {
      if (edit.start < at) continue;
      edited += text.slice(at, edit.start) + edit.text;
      at = edit.end;
      kept.push({ start: edited.length, from: at });
    }
    const source = createSourceText("", text);
    return {
      text: edited + text.slice(at),
      lineAt: (offset: number) => {
        const index = kept.findLastIndex(({ start }) => start <= offset);
        const { from, start } = kept[index] ?? { from: 0, start: 0 };
        const next = kept[index + 1]?.from ?? text.length;
        const origin = Math.min(from + offset - start, next);
        return this.#firstLine - 1 + source.positionAt(origin).line;
      },
    };
  }
}

function listCode(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  visit(parseLooseMdx(text), "code", ({ position }) => {
    const { end, start } = position ?? {};
    ranges.push({ start: start?.offset ?? 0, end: end?.offset ?? 0 });
  });
  return ranges;
}
