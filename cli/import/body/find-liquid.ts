import { Liquid, TagToken, TokenKind, Tokenizer } from "liquidjs";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { BodySurroundings } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import {
  hideTemplate,
  readArguments,
  type Filled,
  type TemplateMark,
} from "./template-marks.ts";

const { options } = new Liquid();
/** Tags that are not run: what they hold stays. */
const FLOW = /^(?:if|unless|case|for|tablerow|capture|assign|set)$/u;
const BRANCH =
  /^(?:else|elsif|elseif|when|break|continue|cycle|increment|decrement|layout)$/u;
const INCLUDE = /^(?:include|include_relative|include_cached|render)$/u;
/** A quoted text or a name, with filters that leave an address as it is: where its page is now is found later. */
const VALUE =
  /^-?\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+?))(?:\s*\|\s*(?:(?:relative|absolute)_url|url|safe|escape|prepend:\s*site\.(?:base)?url))*\s*-?$/u;
/** How many unreadable marks a text may have before the rest of it is taken as it is. */
const MAX_FAILURES = 20;

/** Edits that fill in known values, addresses and includes of plain text; all else of Liquid is hidden as it is written. */
export function editLiquid(
  text: string,
  marks: Marks,
  surroundings: BodySurroundings,
  lineAt: (offset: number) => number,
): TextEdit[] {
  return hideTemplate(
    text,
    readMarks(text),
    marks,
    ({ inner, mark, source }) => {
      const { name, role, start } = mark;
      if (role === "whole") return fillValue(source, marks, surroundings);
      const args = source.replaceAll(/^\{%-?\s*\w+\s*|\s*-?%\}$/gu, "");
      const isWhole = inner !== undefined || /^(?:assign|set)$/u.test(name);
      if (FLOW.test(name) && isWhole) {
        const outcome = "not run: what it holds is shown once";
        surroundings.report(lineAt(start), "liquid", shorten(source), outcome);
        return "content";
      }
      if (BRANCH.test(name)) return "content";
      if (name === "raw") return inner ?? "";
      if (name === "comment") return "";
      const target = encodeURI(args.replaceAll(/^["']|["']$/gu, ""));
      if (name === "link") return `${REFERENCE}/${target}`;
      if (name === "post_url") return `${REFERENCE}${target}`;
      return INCLUDE.test(name)
        ? fillInclude(args, surroundings)
        : { component: {} };
    },
  );
}

/** Tags and values in order, as liquidjs reads them; what it cannot read is text. */
function readMarks(text: string): TemplateMark[] {
  const found: TemplateMark[] = [];
  const last = Math.max(text.lastIndexOf("}}"), text.lastIndexOf("%}"));
  const tokenizer = new Tokenizer(text);
  for (let failures = 0; tokenizer.p < last && failures < MAX_FAILURES;) {
    const before = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(options);
      if (token instanceof TagToken || token.kind === TokenKind.Output)
        found.push(toMark(token));
    } catch {
      failures++;
      tokenizer.p = before + 2;
    }
  }
  return found;
}

function toMark(token: { begin: number; end: number }): TemplateMark {
  const { args = "", name = "" } = token instanceof TagToken ? token : {};
  const isClosing = /^end./u.test(name);
  return {
    name: isClosing ? name.slice(3) : name,
    values: readArguments(args),
    kind: "liquid",
    role: isClosing ? "close" : name === "" ? "whole" : "open",
    start: token.begin,
    end: token.end,
  };
}

function fillValue(
  source: string,
  marks: Marks,
  { lookup }: BodySurroundings,
): string {
  const [, double, single, name] = VALUE.exec(source.slice(2, -2)) ?? [];
  const value = double ?? single ?? (name && lookup(name));
  if (value === undefined)
    return marks.hide(source, { kind: "unknown", loss: "liquid" });
  return value.includes("\n") ? `\n\n${value.trim()}\n\n` : value;
}

/** The text of an include where it is plain text; else a component of its name. */
function fillInclude(args: string, { readInclude }: BodySurroundings): Filled {
  const [, path = "", rest = ""] =
    /^["']?([^\s"',]+)["']?,?(.*)$/su.exec(args) ?? [];
  const text = readInclude(path)?.trim();
  if (text !== undefined) return /\n|^</u.test(text) ? `\n\n${text}\n\n` : text;
  const name = path.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  return { component: { name, kind: "include", values: readArguments(rest) } };
}
