import { hasOddAddress } from "./has-odd-address.ts";
import { hasOpenSpan, kindOfLine, runOf, type LineKind } from "./line-kind.ts";

/** Characters that the two parsers read in different ways: controls, other line ends, a byte order mark. */
const ODD_CHARACTER =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\0-\x08\v\f\x0e-\x1f\x7f\u0085\u2028\u2029\ufeff]|\r(?!\n)/u;
/** Signs of younger versions of Unicode, letters to one of them, and the halves of a pair that may stand for one. */
const YOUNG = String.raw`\u1b4e\u1b4f\u1b7f\u20c1\u2427-\u2429\u2b96\u31e4\u31e5\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\ud800-\udfff`;
/** Delimiters of two kinds side by side, and any between such a sign and something that is no space. */
const ODD_DELIMITER = new RegExp(
  String.raw`\\[*_~][*_~]|\*[_~]|_[*~]|~[*_]|[^\s*_~][*_~]+[${YOUNG}]|[${YOUNG}][*_~]+[^\s*_~]`,
);
/** What may be a space that one of them trims from a label. */
const ODD_LABEL = /\[\^?[\x80-\uffff]|[\x80-\uffff]\]/;
const INDENTED = /^(?: {4}| {0,3}\t)/mu;

/**
 * True for a text that the native parser may read otherwise than the reference does: it knows the constructs in which
 * they differ. It is careful, and true of many texts that both read alike: those only take longer. Takes time linear
 * in the length of the text.
 */
export function needsReference(text: string): boolean {
  if (!text.isWellFormed() || ODD_CHARACTER.test(text)) return true;
  if (ODD_DELIMITER.test(text)) return true;
  if (text.includes("\r") && INDENTED.test(text)) return true;
  if (text.includes("]:") && ODD_LABEL.test(text)) return true;
  const state = createState(text);
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const isWindows = end > start && text.charCodeAt(end - 1) === 13;
    const line = text.slice(start, isWindows ? end - 1 : end);
    if (isOddLine(line, start, state)) return true;
    start = end + 1;
  }
  return state.fence !== undefined || endBlock(state, text.length);
}

type Before = "nothing" | "fence" | "heading" | "html" | "label" | "text";

/** What the lines before the one at hand leave to know. */
interface State {
  text: string;
  before: Before;
  /** What closes the open fence, and the space before it. */
  fence?: { run: string; indent: number } | undefined;
  /** The column where the text of the last list item begins; 0 outside of lists. */
  listIndent: number;
  /** True from the definition of a footnote to the next line that cannot belong to it. */
  inNote: boolean;
  hasLabel: boolean;
  /** The lines since the last empty one. */
  block: Block;
}

interface Block {
  start: number;
  isQuote: boolean;
  hasBar: boolean;
  /** The space before its first line with a bar. */
  barIndent: number;
  /** True while it can be nothing but one paragraph outside of lists and quotes. */
  isPlain: boolean;
  hasOpenSpan: boolean;
}

function createState(text: string): State {
  return {
    text,
    before: "nothing",
    listIndent: 0,
    inNote: false,
    hasLabel: false,
    block: createBlock(0),
  };
}

function createBlock(start: number): Block {
  return {
    start,
    isQuote: false,
    hasBar: false,
    barIndent: 0,
    isPlain: true,
    hasOpenSpan: false,
  };
}

function isOddLine(line: string, start: number, state: State): boolean {
  const indent = line.length - line.trimStart().length;
  const isBlank = indent === line.length;
  if (state.fence !== undefined)
    return !isBlank && isOddInFence(line, indent, state);
  if (isBlank) return endBlock(state, start);
  if (!isInBlock(state)) state.block = createBlock(start);
  if (state.inNote && indent > 0) return true;
  state.inNote = false;
  if (indent < state.listIndent) state.listIndent = 0;
  const kind = kindOfLine(line, indent);
  if (kind === "odd") return true;
  if (kind === "fence") return startFence(line, indent, start, state);
  if (kind === "label" || kind === "note") {
    // A definition stands among its own: anywhere else it is text, or takes the next line in.
    if (isInBlock(state) && state.before !== "label") return true;
    state.before = "label";
    state.hasLabel = true;
    state.inNote = kind === "note";
    return false;
  }
  if (state.before === "label") return true;
  return isOddInBlock(line, indent, kind, state);
}

function isInBlock({ before }: State): boolean {
  return before !== "nothing" && before !== "fence";
}

function isOddInBlock(
  line: string,
  indent: number,
  kind: LineKind,
  state: State,
): boolean {
  const { before, block } = state;
  // Indented code that follows something other than text without an empty line.
  if (indent > 3 && (block.hasBar || AFTER_BLOCK.has(before))) return true;
  if (kind === "item" && state.hasLabel && /^\s*(?!1[.)])\d/u.test(line))
    return true;
  if (isOddTable(line, indent, kind, block)) return true;
  if (kind !== "text" || indent > 0 || block.hasBar) block.isPlain = false;
  block.hasOpenSpan ||= hasOpenSpan(line);
  if (kind === "item" && indent === 0)
    state.listIndent = /^\S+ +/u.exec(line)?.[0].length ?? 0;
  if (kind === "heading" || kind === "html") state.before = kind;
  else if (before !== "html") state.before = "text";
  return block.hasOpenSpan && !block.isPlain;
}

/** A table, or what may be one, whose lines do not lie below each other. */
function isOddTable(
  line: string,
  indent: number,
  kind: LineKind,
  block: Block,
): boolean {
  const isQuote = kind === "quote";
  const wasQuote = block.isQuote;
  block.isQuote = isQuote;
  if (!block.hasBar) {
    block.hasBar = line.includes("|");
    block.barIndent = indent;
    return false;
  }
  return isQuote !== wasQuote || kind === "html" || indent !== block.barIndent;
}

const AFTER_BLOCK: ReadonlySet<Before> = new Set(["fence", "heading", "html"]);

function startFence(
  line: string,
  indent: number,
  start: number,
  state: State,
): boolean {
  if (state.before === "html") return true;
  if (indent > 0 && indent !== state.listIndent) return true;
  const isOdd = endBlock(state, start);
  state.fence = { run: runOf(line.slice(indent)), indent };
  return isOdd;
}

function isOddInFence(line: string, indent: number, state: State): boolean {
  const { fence } = state;
  if (fence === undefined) return false;
  if (indent < fence.indent) return true;
  const inner = line.slice(indent);
  if (!inner.startsWith(fence.run.slice(0, 3))) return false;
  if (indent !== fence.indent) return true;
  const run = runOf(inner);
  const closes = run.length >= fence.run.length && run === inner.trimEnd();
  if (!closes) return false;
  state.fence = undefined;
  state.before = "fence";
  return false;
}

/** @returns true when the lines since the last empty one are odd when they are seen together */
function endBlock(state: State, end: number): boolean {
  const wasIn = isInBlock(state);
  state.before = "nothing";
  if (!wasIn) return false;
  const { hasOpenSpan: isOpen, start } = state.block;
  const block = state.text.slice(start, end);
  return (isOpen && hasOpenSpan(block)) || hasOddAddress(block);
}
