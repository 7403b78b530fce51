import type { Element, Root, Text } from "hast";
import { visit } from "unist-util-visit";
import { bodyWords } from "./body-words.ts";
import { rangeInBody, type BodyTree } from "./body-tree.ts";
import type { TextRange } from "./source-text.ts";

/**
 * The titles of callouts, by the word between `[!` and `]`:
 * https://docs.github.com/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export const calloutTitles: Readonly<Record<string, string>> =
  bodyWords.callouts;

/** The kinds of other tools -> the kind with the same meaning. */
export const otherCalloutKinds: Readonly<Record<string, string>> = {
  ABSTRACT: "NOTE",
  INFO: "NOTE",
  HINT: "TIP",
  SUCCESS: "TIP",
  ATTENTION: "WARNING",
  WARN: "WARNING",
  DANGER: "CAUTION",
  ERROR: "CAUTION",
};

/** Why a quote that begins with a marker is not a callout. */
export type CalloutProblem = "unknown-kind" | "same-line" | "empty" | "nested";

/** A quote that begins with a marker such as `[!NOTE]`. */
export interface Callout {
  quote: Element;
  /** The paragraph that begins with the marker. */
  paragraph: Element;
  /** The text that begins with the marker. */
  text: Text;
  /** The word of the marker, in upper case. It may be unknown. */
  kind: string;
  /** The marker itself. */
  range: TextRange;
  /** Undefined for a valid callout. */
  problem: CalloutProblem | undefined;
}

/** Every quote that begins with a marker, in order. As on GitHub, a callout must be at the top level of its text. */
export function findCallouts(
  tree: Root,
  place: Pick<BodyTree, "range" | "source">,
): Callout[] {
  const found: Callout[] = [];
  if (!place.source.text.includes("[!")) return found;
  visit(tree, { tagName: "blockquote" }, (quote: Element, _, parent) => {
    const callout = readMarker(quote, place);
    if (callout === undefined) return;
    const problem = findProblem(callout, parent === tree);
    found.push({ ...callout, problem });
  });
  return found;
}

const MARKER = /^\[!([a-z][\w-]*)\]/iu;

function readMarker(
  quote: Element,
  body: Pick<BodyTree, "range" | "source">,
): Omit<Callout, "problem"> | undefined {
  const paragraph = quote.children.find(({ type }) => type === "element");
  if (paragraph?.type !== "element" || paragraph.tagName !== "p")
    return undefined;
  const [text] = paragraph.children;
  if (text?.type !== "text") return undefined;
  const [marker, kind = ""] = MARKER.exec(text.value) ?? [];
  if (marker === undefined) return undefined;
  const { start } = rangeInBody(paragraph, body);
  // After a backslash the brackets are literal.
  if (!body.source.text.startsWith(marker, start)) return undefined;
  const range = { start, end: start + marker.length };
  return { quote, paragraph, text, kind: kind.toUpperCase(), range };
}

function findProblem(
  { kind, paragraph, quote, text }: Omit<Callout, "problem">,
  isTop: boolean,
): CalloutProblem | undefined {
  if (!Object.hasOwn(calloutTitles, kind)) return "unknown-kind";
  const [line = "", ...more] = text.value.split("\n");
  const next = paragraph.children[1];
  const isBreak = next?.type === "element" && next.tagName === "br";
  const endsLine = more.length > 0 || next === undefined || isBreak;
  if (!endsLine || line.replace(MARKER, "").trim() !== "") return "same-line";
  const hasMore =
    next !== undefined ||
    more.some((other) => other.trim() !== "") ||
    quote.children.filter(({ type }) => type === "element").length > 1;
  if (!hasMore) return "empty";
  return isTop ? undefined : "nested";
}

/** The kind for a word in this project's or another tool's spelling. Undefined for any other word. */
export function toCalloutKind(word: string): string | undefined {
  const kind = word.toUpperCase();
  return Object.hasOwn(calloutTitles, kind) ? kind : otherCalloutKinds[kind];
}
