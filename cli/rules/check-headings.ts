import { slug } from "github-slugger";
import {
  rangeInBody,
  type BodyTree,
  type HeadingNode,
} from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** Levels of headings: none of the first, none left out on the way down; and no two alike in one section. */
export function checkHeadings(body: BodyTree): Diagnostic[] {
  return [...checkFirst(body), ...checkSteps(body), ...checkTwins(body)];
}

/** A text that uses the first level throughout has made one mistake. */
function checkFirst(body: BodyTree): Diagnostic[] {
  const found = body.headings.filter(({ depth }) => depth === 1);
  const [first, ...others] = found;
  if (first === undefined) return [];
  const range = rangeInBody(first.node, body);
  const message = `"${shorten(first.text)}" is a heading of the first level; the title already is one.`;
  const help =
    others.length === 0
      ? first === body.headings[0] && isFirstBlock(first, body)
        ? "Remove the line: the page prints `title` above the text."
        : undefined
      : `Give it and the ${others.length === 1 ? "other one" : `${others.length} others`} one more \`#\`.`;
  const related = others.slice(0, 10).map(({ node }) => ({
    ...placeOf(body.source, rangeInBody(node, body)),
    message: "of the first level too",
  }));
  const rule = "heading/h1";
  return [
    createDiagnostic(rule, body.source, range, message, { help, related }),
  ];
}

function isFirstBlock({ node }: HeadingNode, { tree }: BodyTree): boolean {
  return tree.children.find(({ type }) => type === "element") === node;
}

function checkSteps(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let above = 1;
  for (const { node, depth, text } of body.headings) {
    if (depth > above + 1) {
      const range = rangeInBody(node, body);
      const message = `"${shorten(text)}" is a heading of level ${depth} below one of level ${above}.`;
      const help = `Use level ${above + 1}: \`${"#".repeat(above + 1)} ${shorten(text)}\`.`;
      const rule = "heading/skip";
      diagnostics.push(
        createDiagnostic(rule, body.source, range, message, { help }),
      );
    }
    above = depth;
  }
  return diagnostics;
}

/** Headings of one section with the same words. "Example" below each of two chapters is no mistake. */
function checkTwins(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const parents: { depth: number; seen: Map<string, HeadingNode> }[] = [
    { depth: 0, seen: new Map() },
  ];
  for (const heading of body.headings) {
    const { node, depth, id, text } = heading;
    while (parents.length > 1 && (parents.at(-1)?.depth ?? 0) >= depth)
      parents.pop();
    const seen = parents.at(-1)?.seen ?? new Map<string, HeadingNode>();
    const key = slug(text);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, heading);
    else {
      const range = rangeInBody(node, body);
      const message = `"${shorten(text)}" is the heading of two parts of one section: this one's id is "${id}", which changes with their order.`;
      const place = placeOf(body.source, rangeInBody(first.node, body));
      const related = [{ ...place, message: "first used here" }];
      const rule = "heading/duplicate-id";
      diagnostics.push(
        createDiagnostic(rule, body.source, range, message, { related }),
      );
    }
    parents.push({ depth, seen: new Map() });
  }
  return diagnostics;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
