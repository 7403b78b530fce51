import type { BodyInput, CompiledBody } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";

/** Loaded when the first text has to be compiled: a run with nothing to do needs no parser. */
let compiler: ReturnType<typeof loadCompiler> | undefined;
const loadCompiler = () => import("./compile-body.ts");

/**
 * Compiles one text. An ordinary one is compiled here. One whose make-up could cost a Markdown parser minutes or
 * gigabytes, which as little as 10 kB can, goes to a process of its own with a limit of time and memory: it costs a
 * real text nothing but a moment, and a hostile one ends in a diagnostic.
 */
export async function compileBodySafely(
  input: BodyInput,
): Promise<CompiledBody> {
  compiler ??= loadCompiler();
  const { compileBody, tooComplex } = await compiler;
  const body = input.text.slice(input.range.start, input.range.end);
  if (isOrdinary(body)) return compileBody(input);
  const result = isTooDeep(body)
    ? "The text is nested too deeply to be compiled."
    : await (await import("./compile-body-apart.ts")).compileBodyApart(input);
  if (typeof result !== "string") return result;
  return tooComplex(createSourceText(input.file, input.text), input, result);
}

/** Bounds that texts written by people keep, and within which parsing takes well under a second. */
const MOST = {
  characters: 100_000,
  emptyLines: 60,
  /** Characters that mark something up, in a long block and in a line. */
  marksInBlock: 1000,
  marksInLine: 400,
  /** Characters that open quotes and lists, at the start of a line. */
  prefix: 60,
  pipes: 100,
  /** Lines of a block, times the bars of its widest line: each may become a cell. */
  cells: 20_000,
};
const LONG_BLOCK = 2000;

/** Looks at each character once. */
function isOrdinary(body: string): boolean {
  if (body.length > MOST.characters) return false;
  let emptyLines = 0;
  let block = { length: 0, marks: 0, lines: 0, pipes: 0 };
  for (let start = 0; start < body.length;) {
    const end = body.indexOf("\n", start);
    const next = end === -1 ? body.length : end;
    const line = measureLine(body, start, next);
    if (line.prefix > MOST.prefix || line.pipes > MOST.pipes) return false;
    if (line.marks > MOST.marksInLine) return false;
    emptyLines = line.isEmpty ? emptyLines + 1 : 0;
    if (emptyLines > MOST.emptyLines) return false;
    if (line.isEmpty) block = { length: 0, marks: 0, lines: 0, pipes: 0 };
    block.length += next - start;
    block.marks += line.marks;
    block.lines++;
    block.pipes = Math.max(block.pipes, line.pipes);
    if (block.lines * block.pipes > MOST.cells) return false;
    if (block.length > LONG_BLOCK && block.marks > MOST.marksInBlock)
      return false;
    start = next + 1;
  }
  return true;
}

/** What a character can be, as bits. */
const BLANK = 1;
const PREFIX = 2;
const MARK = 4;
const PIPE = 8;
const kinds = new Uint8Array(128);
const addKind = (bit: number, characters: string) => {
  for (const character of characters) {
    const code = character.charCodeAt(0);
    kinds[code] = (kinds[code] ?? 0) | bit;
  }
};
addKind(BLANK, " \t\r>");
addKind(PREFIX, " \t-+*>0123456789.)");
addKind(MARK, "*_~[]`<>&!");
addKind(PIPE, "|");

function measureLine(body: string, start: number, end: number) {
  let at = start;
  while (at < end && ((kinds[body.charCodeAt(at)] ?? 0) & PREFIX) !== 0) at++;
  const prefix = at - start;
  let pipes = 0;
  let marks = 0;
  let all = BLANK;
  for (at = start; at < end; at++) {
    const code = body.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : 0;
    if (kind === 0 || kind === undefined) all = 0;
    else {
      all &= kind;
      if ((kind & MARK) !== 0) marks++;
      else if ((kind & PIPE) !== 0) pipes++;
    }
  }
  return { prefix, pipes, marks, isEmpty: all !== 0 };
}

/** Quotes and lists in each other that a page can show. */
const MOST_CONTAINERS = 100;

/** Signs of quotes and items, where a line begins with many and is no rule across the page. */
const OPENING =
  /^(?![ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$)[ \t\d>.)+*-]{100,}/gmu;
const CONTAINER = /(?:>|[-+*.)](?=[ \t]))/gu;

/** True when a line opens more quotes and items than any page can show: it need not be parsed to say so. */
function isTooDeep(body: string): boolean {
  return (body.match(OPENING) ?? []).some(
    (opening) => (opening.match(CONTAINER)?.length ?? 0) > MOST_CONTAINERS,
  );
}
