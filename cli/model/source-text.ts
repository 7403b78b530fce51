/** A range of a file in UTF-16 code units from its start. `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A range of a file and its new text. `start` and `end` are equal for an insertion. */
export interface TextEdit extends TextRange {
  text: string;
}

/** A decoded file, with a look-up of lines and columns. */
export interface SourceText {
  /** Path relative to the content folder, with forward slashes. */
  file: string;
  /** Without its byte order mark. */
  text: string;
  /** Line and column of an offset, both from 1. A column is one UTF-16 code unit. Only line feeds end a line. */
  positionAt(offset: number): { line: number; column: number };
  /** A line by its number, without its line break. Empty beyond the last one. */
  lineAt(number: number): string;
}

export function createSourceText(file: string, text: string): SourceText {
  return new LazySource(file, () => text);
}

/**
 * A file whose text is read on first use, because most files have no problems. A class, because a run creates one for
 * each file and reads few of them.
 */
export class LazySource implements SourceText {
  readonly file: string;
  readonly #readText: () => string;
  #text: string | undefined;
  #starts: number[] | undefined;

  constructor(file: string, readText: () => string) {
    this.file = file;
    this.#readText = readText;
  }

  get text(): string {
    this.#text ??= this.#readText();
    return this.#text;
  }

  positionAt(offset: number): { line: number; column: number } {
    const at = Math.max(0, Math.min(offset, this.text.length));
    const line = lastAtMost(this.#lines, at);
    return { line: line + 1, column: offset - (this.#lines[line] ?? 0) + 1 };
  }

  lineAt(number: number): string {
    const start = this.#lines[number - 1] ?? this.text.length;
    return this.text.slice(start, this.#lines[number]).replace(/\r?\n$/u, "");
  }

  get #lines(): number[] {
    this.#starts ??= lineStarts(this.text);
    return this.#starts;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    starts.push(at + 1);
  return starts;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
