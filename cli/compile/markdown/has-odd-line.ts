import type { Before, Flow } from "./line-flow.ts";
import {
  DEFINITION,
  FENCE,
  HEADING_OR_RULE,
  ITEM,
  NESTED_ITEMS,
  ODD_START,
  TASK,
  UNDERLINE,
  WIDE_SPACE,
} from "./line-patterns.ts";
import {
  hasOddInline,
  hasOpenHtml,
  isClosedAtOnce,
  isClosedVerbatim,
  VERBATIM,
} from "./has-odd-inline.ts";

/**
 * True when lines of Markdown hold a construct that the two parsers may read otherwise: those that their differential
 * test has found, and no more. Takes time linear in the length of the lines for any depth of quotes that is allowed.
 *
 * @param prose takes the lines that are no fenced code, without the signs of quotes; empty ones between blocks
 * @param depth how many quotes the lines stand in
 */
export function hasOddLine(
  lines: readonly string[],
  prose: string[],
  depth = 0,
): boolean {
  if (depth > MOST_QUOTES) return true;
  const flow: Flow = {
    lines,
    prose,
    depth,
    before: "blank",
    hasBar: false,
    hasLabel: false,
  };
  let at = 0;
  while (at < lines.length) {
    const taken = takeLine(flow, at);
    if (taken === ODD) return true;
    at += taken;
  }
  const endsInList = flow.list !== undefined && flow.before === "blank";
  return flow.fence !== undefined || (depth > 0 && endsInList);
}

const MOST_QUOTES = 4;

/** In the place of the number of lines that were taken. */
const ODD = 0;

/** @returns how many lines were taken */
function takeLine(flow: Flow, at: number): number {
  const line = flow.lines[at] ?? "";
  const text = line.replace(/^[ \t]+/u, "");
  const indent = line.length - text.length;
  if (flow.fence !== undefined) return takeCode(flow, text, indent);
  const isInside = flow.list !== undefined || flow.depth > 0;
  const isTabbed = isInside && /^ *\t/u.test(line);
  if (isTabbed && ODD_AFTER_TAB.test(text)) return ODD;
  if (text.includes("|") && isOddRow(flow, text, indent)) return ODD;
  if (text === "") return takeBlank(flow, indent);
  if ((indent > 3 || line.startsWith("\t")) && AFTER_BLOCK.has(flow.before))
    return ODD;
  const run = FENCE.exec(text)?.[0];
  if (run !== undefined) {
    if (flow.before === "html" || flow.before === "closed") return ODD;
    flow.fence = { run, indent };
    flow.prose.push("");
    return 1;
  }
  if (text.startsWith(">")) return takeQuote(flow, at);
  if (text.startsWith("<!--") && !text.includes("-->"))
    return takeComment(flow, at, indent);
  flow.prose.push(line);
  if (hasOddInline(line)) return ODD;
  return takeText(flow, text, indent);
}

/** Blank lines, HTML and rows of tables: one of them counts a tab before these that stand in a list otherwise. */
const ODD_AFTER_TAB = /^$|^<|\|/u;

/** A row that goes on with a paragraph of a quote or an item: to one parser it begins a table. */
function isOddRow(flow: Flow, text: string, indent: number): boolean {
  const { before, list } = flow;
  if (before === "quote") return !text.startsWith(">");
  if (before !== "item" && before !== "text") return false;
  return list !== undefined && indent < list.indent && !ITEM.test(text);
}

/** After these, a line that is indented is code, or not, as the parser likes. */
const AFTER_BLOCK: ReadonlySet<Before> = new Set([
  "closed",
  "label",
  "other",
  "quote",
]);

function takeCode(flow: Flow, text: string, indent: number): number {
  const { fence } = flow;
  if (fence === undefined) return 1;
  if (text === "") return indent > 0 && fence.indent > 0 ? ODD : 1;
  if (indent < fence.indent) return ODD;
  if (!text.startsWith(fence.run)) return 1;
  const run = /^(?:`+|~+)/u.exec(text)?.[0] ?? "";
  if (run !== text.replace(/[ \t]+$/u, "")) return 1;
  if (indent !== fence.indent) return ODD;
  flow.fence = undefined;
  flow.before = "other";
  return 1;
}

function takeBlank(flow: Flow, indent: number): number {
  const { before, depth, list } = flow;
  if (depth > 0 && indent > 3) return ODD;
  if (depth > 0 && list !== undefined) {
    if (before === "blank" || list.isNested) return ODD;
    list.hasBlank = true;
  }
  if (list !== undefined) list.hasTask = false;
  flow.before = "blank";
  flow.hasBar = false;
  flow.prose.push("");
  return 1;
}

/** All lines of a quote, which are Markdown again without their signs. */
function takeQuote(flow: Flow, at: number): number {
  if (flow.before === "quote") return ODD;
  if (flow.list !== undefined) {
    if (flow.list.hasBlank && flow.depth > 0) return ODD;
    flow.list.isNested = true;
  }
  const isInItem = flow.before === "item" || flow.before === "text";
  const inner: string[] = [];
  for (let place = at; place < flow.lines.length; place++) {
    const line = flow.lines[place] ?? "";
    const sign = /^[ \t]*> ?/u.exec(line)?.[0];
    if (sign === undefined) break;
    const rest = line.slice(sign.length);
    if (rest.startsWith("\t") || sign.includes("\t")) return ODD;
    if (isInItem && flow.list !== undefined && rest.startsWith("    "))
      return ODD;
    inner.push(rest);
  }
  if (inner.every((line) => line.trim() === "")) return ODD;
  if (hasOddLine(inner, flow.prose, flow.depth + 1)) return ODD;
  flow.before = "quote";
  return inner.length;
}

/** A comment of several lines. */
function takeComment(flow: Flow, at: number, indent: number): number {
  if (indent > 0 || flow.depth > 0 || flow.before !== "blank") return ODD;
  let end = at;
  while (flow.lines[end]?.includes("-->") === false) end++;
  if (end === flow.lines.length) return ODD;
  flow.list = undefined;
  flow.before = "other";
  return end - at + 1;
}

/** What makes a heading or a row of a table of the line above. */
const BELOW = /^[-:|=][-:|= \t]*$/u;
function takeText(flow: Flow, text: string, indent: number): number {
  const isRule =
    HEADING_OR_RULE.test(text) &&
    !(flow.before === "quote" && text.startsWith("="));
  const item = isRule ? undefined : ITEM.exec(text)?.[0];
  if (item !== undefined) return takeItem(flow, text, indent, item);
  if (flow.list?.hasTask === true && BELOW.test(text)) return ODD;
  const isUnderline = flow.before === "text" && UNDERLINE.test(text);
  if (DEFINITION.test(text)) return takeDefinition(flow, text, indent);
  if (flow.before === "label") return ODD;
  if (text.includes("<") && isOddHtml(flow, text, indent)) return ODD;
  flow.hasBar ||=
    text.includes("|") || (text.includes(":") && BELOW.test(text));
  // A line outside of the list ends it; one that goes on with a paragraph does not.
  const isLazy = flow.before === "item" || flow.before === "text";
  if (indent === 0 && (isRule || !isLazy)) flow.list = undefined;
  if (/^<[a-z!?/]/iu.test(text))
    flow.before =
      flow.before !== "html" && isClosedAtOnce(text) ? "closed" : "html";
  else if (isRule || isUnderline) flow.before = "other";
  else if (flow.before !== "html" && flow.before !== "quote")
    flow.before = "text";
  return 1;
}

function takeItem(
  flow: Flow,
  text: string,
  indent: number,
  item: string,
): number {
  const rest = text.slice(item.length);
  const inner = rest.trim();
  if (WIDE_SPACE.test(rest) || isOddStart(inner)) return ODD;
  const isTask = TASK.test(inner.replace(NESTED_ITEMS, ""));
  if (isTask && inner.includes("|")) return ODD;
  if (/^[-:| \t]+$/u.test(inner) && inner.includes("|")) return ODD;
  if (hasOpenHtml(inner)) return ODD;
  if (inner.startsWith(">") && isOddQuoteInItem(inner)) return ODD;
  if (ITEM.test(inner) && isOddItemInItem(flow, inner)) return ODD;
  const marker = item.slice(-1);
  const last = flow.list;
  // After a definition a list that begins later is text to one of them.
  if (
    flow.hasLabel &&
    last?.marker !== marker &&
    !/^(?:\D|0*1[.)])/u.test(item)
  )
    return ODD;
  const isNested =
    indent > 0 ||
    inner.startsWith(">") ||
    ITEM.test(inner) ||
    last?.isNested === true;
  const hasBlank = last?.hasBlank === true;
  if (flow.depth > 0 && hasBlank && (isNested || marker !== last?.marker))
    return ODD;
  const space = rest.length - rest.trimStart().length;
  const [nested = ""] = NESTED_ITEMS.exec(inner) ?? [];
  flow.list = {
    marker,
    indent: indent + item.length + space + nested.length,
    hasTask: isTask,
    isNested,
    hasBlank,
  };
  flow.before = "item";
  return 1;
}

function isOddStart(inner: string): boolean {
  return inner === "" || ODD_START.test(inner) || DEFINITION.test(inner);
}

function isOddItemInItem({ depth }: Flow, inner: string): boolean {
  return depth === MOST_QUOTES || hasOddLine([inner], [], depth + 1);
}

function isOddQuoteInItem(inner: string): boolean {
  const quoted = inner.replace(/^[> \t]+/u, "");
  return quoted === "" || ITEM.test(quoted) || hasOddLine([quoted], [], 1);
}

function takeDefinition(flow: Flow, text: string, indent: number): number {
  if (indent > 0 || flow.depth > 0) return ODD;
  // Among others, or by itself: anywhere else it is text, or takes the next line in.
  if (flow.before !== "blank" && flow.before !== "label") return ODD;
  flow.before = "label";
  flow.hasLabel = true;
  if (!text.startsWith("[^")) return 1;
  const note = text.slice(text.indexOf("]:") + 2).trim();
  const isContainer = note.startsWith(">") || ITEM.test(note);
  return isOddStart(note) || isContainer ? ODD : 1;
}

function isOddHtml(flow: Flow, text: string, indent: number): boolean {
  const { before, depth, list } = flow;
  if (text.startsWith("<")) {
    if (flow.hasBar) return true;
    const isInContainer = depth > 0 || (list !== undefined && indent > 0);
    if (isInContainer && ODD_START.test(text)) return true;
    if (VERBATIM.test(text) && !isClosedVerbatim(text)) return true;
    const isLazy = before === "quote" || indent < (list?.indent ?? 0);
    if (indent > 0 && isLazy && before !== "html") return true;
  }
  const isInside =
    list !== undefined || depth > 0 || before === "quote" || indent > 0;
  return isInside && hasOpenHtml(text);
}
