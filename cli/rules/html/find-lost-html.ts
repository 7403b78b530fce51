import type { Element, Root } from "hast";
import rehypeSanitize from "rehype-sanitize";
import { SKIP, visit } from "unist-util-visit";
import { rangeOfElement } from "../model/body-tree.ts";
import { isSchemeless } from "../model/schemeless-address.ts";
import { sanitizeSchema } from "../model/sanitize-schema.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** The same allow list, asked about one element at a time. */
const cleanOne = rehypeSanitize({ ...sanitizeSchema, ancestors: {} });

/** The most places that one report names besides its own. */
const MOST_RELATED = 10;

/**
 * Says beforehand what sanitizing will drop: once for each kind of loss in a text, with the other places. It looks
 * only: what is dropped is decided by the allow list alone.
 */
export function checkUnsafeHtml(
  tree: Root,
  source: SourceText,
  body: TextRange,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  visit(tree, "element", (node) => {
    const lost = findLoss(node);
    if (lost === undefined) return undefined;
    const { start } = body;
    const { help, message, rule, whole } = lost;
    const element = rangeOfElement(node, body) ?? { start, end: start };
    const range = whole ? element : openingOf(element, source);
    const known = found.get(message);
    if (known === undefined)
      found.set(
        message,
        createDiagnostic(rule, source, range, message, { help }),
      );
    else if (known.related.length < MOST_RELATED)
      known.related.push({ ...placeOf(source, range), message: "here too" });
    return whole ? SKIP : undefined;
  });
  return [...found.values()];
}

/** The longest tag that is looked for behind an element whose end nobody knows. */
const LONGEST_TAG = 1000;

/** The tag that opens an element of HTML: what is lost stands in it. One that is never closed has no end of its own. */
function openingOf(element: TextRange, { text }: SourceText): TextRange {
  const isOpen = element.end === element.start;
  const end = isOpen ? element.start + LONGEST_TAG : element.end;
  const written = text.slice(element.start, end);
  const tag = /^<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/iu.exec(written)?.[0];
  return tag === undefined
    ? element
    : { start: element.start, end: element.start + tag.length };
}

interface Loss {
  rule: RuleId;
  message: string;
  help?: string | undefined;
  /** True when what the element holds is lost with it. */
  whole: boolean;
}

function findLoss(node: Element): Loss | undefined {
  const root = cleanOne({
    type: "root",
    children: [{ ...node, children: [] }],
  });
  const [kept] = root.children;
  const name = `\`<${node.tagName}>\``;
  const rule = "html/unsafe";
  if (kept?.type !== "element") {
    const whole = sanitizeSchema.strip?.includes(node.tagName) ?? false;
    const what = whole ? "and what it holds are" : "is";
    return { rule, message: `${name} ${what} left out of the page.`, whole };
  }
  const keys = Object.entries(node.properties)
    .filter(([key, value]) => isLost(key, value, kept))
    .map(([key]) => key)
    // What follows a fence is looked at by a check of its own.
    .filter((key) => node.tagName !== "code" || key !== "className");
  const address = keys.find((key) => key === "href" || key === "src");
  if (address !== undefined)
    return { ...describeAddress(node, address), whole: false };
  const lost = keys.map((key) => `\`${attributeName(key)}\``);
  const [first] = lost;
  if (first === undefined) return undefined;
  const message =
    lost.length === 1
      ? `The attribute ${first} of ${name} is left out of the page.`
      : `The attributes ${lost.join(", ")} of ${name} are left out of the page.`;
  return { rule, message, whole: false };
}

/** An address that a page may not have: of a file on one machine, without a scheme, or with an odd one. */
function describeAddress(
  { properties, tagName }: Element,
  key: string,
): Omit<Loss, "whole"> {
  const address = String(properties[key]);
  const what = tagName === "img" ? "image" : "link";
  const shown = address.length > 60 ? `${address.slice(0, 57)}...` : address;
  if (/^(?:file:|[a-z]:(?:[/\\]|%5c))/iu.test(address))
    return {
      rule: "link/escape",
      message: `The ${what} "${shown}" leads to a file on one machine.`,
      help:
        what === "image"
          ? "Copy the file beside this one, or into public/, and write its path there."
          : undefined,
    };
  if (isSchemeless(address))
    return {
      rule: "html/unsafe",
      message: `The address "${shown}" is left out of the page: it names a host without a scheme.`,
      help: `Write \`https://${shown.replace(/^[\s/\\]+/u, "")}\`.`,
    };
  return {
    rule: "html/unsafe",
    message: `The address "${shown}" is left out of the page: ${what === "image" ? "images have https:, http: or a path" : "links have https:, http:, mailto: or a path"}.`,
    help: "Write such an address, or the words without a link.",
  };
}

function isLost(key: string, value: unknown, kept: Element): boolean {
  const left = kept.properties[key];
  if (value === undefined || value === null || value === false) return false;
  if (/^(?:href|src)$/u.test(key) && value === "") return false;
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
