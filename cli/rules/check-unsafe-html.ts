import type { Element, Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import { SKIP, visit } from "unist-util-visit";
import { rangeOfElement } from "../markdown/range-of-element.ts";
import { isSchemeless } from "../markdown/safe-addresses.ts";
import { sanitizeSchema } from "../markdown/sanitize-schema.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** The same allow list, asked about one element at a time. */
const cleanOne = rehypeSanitize({ ...sanitizeSchema, ancestors: {} });

/** Says beforehand what sanitizing will drop. It looks only: what is dropped is decided by the allow list alone. */
export function checkUnsafeHtml(
  tree: Root,
  source: SourceText,
  body: TextRange,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, "element", (node) => {
    const lost = findLoss(node);
    if (lost === undefined) return undefined;
    const { start } = body;
    const range = rangeOfElement(node, body) ?? { start, end: start };
    const rule = "html/unsafe";
    diagnostics.push(createDiagnostic(rule, source, range, lost.message));
    return lost.whole ? SKIP : undefined;
  });
  return diagnostics;
}

function findLoss(
  node: Element,
): { message: string; whole: boolean } | undefined {
  const root = cleanOne({
    type: "root",
    children: [{ ...node, children: [] }],
  });
  const [kept] = root.children;
  const name = `\`<${node.tagName}>\``;
  if (kept?.type !== "element") {
    const whole = sanitizeSchema.strip?.includes(node.tagName) ?? false;
    const what = whole ? "and what it holds are" : "is";
    return { message: `${name} ${what} left out of the page.`, whole };
  }
  const lost = Object.entries(node.properties)
    .filter(([key, value]) => isLost(key, value, kept))
    .map(([key]) => `\`${attributeName(key)}\``);
  if (lost.length === 0) return undefined;
  const [first] = lost;
  const message =
    lost.length === 1
      ? `The attribute ${first} of ${name} is left out of the page.`
      : `The attributes ${lost.join(", ")} of ${name} are left out of the page.`;
  return { message, whole: false };
}

function isLost(key: string, value: unknown, kept: Element): boolean {
  const left = kept.properties[key];
  if (value === undefined || value === null || value === false) return false;
  if (left === undefined || left === null) return true;
  if (Array.isArray(value) && Array.isArray(left))
    return left.length < value.length;
  return typeof left === "string" && /^(?:href|src)$/u.test(key)
    ? isSchemeless(left)
    : false;
}

function attributeName(property: string): string {
  if (property === "className") return "class";
  return /^(?:data|aria)[A-Z]/u.test(property)
    ? property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();
}
