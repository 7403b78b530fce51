import type { Element } from "hast";
import { rangeOfElement } from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { LostMarkup } from "../model/lost-markup.ts";
import { isSchemeless } from "../model/schemeless-address.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";

/** The most places that one report names besides its own. */
const MAX_RELATED = 10;

/** Reports what sanitizing left out of a text: once for each kind of loss, with the other places. */
export function checkUnsafeHtml(
  lost: readonly LostMarkup[],
  source: SourceText,
  body: TextRange,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const { start } = body;
  for (const loss of lost) {
    const problem = describeLoss(loss);
    if (problem === undefined) continue;
    const { help, message, rule } = problem;
    const { element, what } = loss;
    const whole = rangeOfElement(element, body) ?? { start, end: start };
    const range = what === "element" ? whole : openingOf(whole, source);
    const known = found.get(message);
    if (known === undefined)
      found.set(
        message,
        createDiagnostic(rule, source, range, message, { help }),
      );
    else if (known.related.length < MAX_RELATED)
      known.related.push({ ...placeOf(source, range), message: "here too" });
  }
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

interface Problem {
  rule: RuleId;
  message: string;
  help?: string | undefined;
}

function describeLoss({
  element,
  properties,
  what,
}: LostMarkup): Problem | undefined {
  const name = `\`<${element.tagName}>\``;
  const rule = "html/unsafe";
  if (what !== "properties") {
    const parts = what === "element" ? "and what it holds are" : "is";
    return { rule, message: `${name} ${parts} left out of the page.` };
  }
  // The language of a code block has a check of its own.
  const keys = properties.filter(
    (key) => element.tagName !== "code" || key !== "className",
  );
  const address = keys.find((key) => key === "href" || key === "src");
  if (address !== undefined) return describeAddress(element, address);
  const lost = keys.map((key) => `\`${attributeName(key)}\``);
  const [first] = lost;
  if (first === undefined) return undefined;
  const message =
    lost.length === 1
      ? `The attribute ${first} of ${name} is left out of the page.`
      : `The attributes ${lost.join(", ")} of ${name} are left out of the page.`;
  return { rule, message };
}

/** An address that a page may not have: of a file on one machine, without a scheme, or with an odd one. */
function describeAddress(
  { properties, tagName }: Element,
  key: string,
): Problem {
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

function attributeName(property: string): string {
  if (property === "className") return "class";
  return /^(?:data|aria)[A-Z]/u.test(property)
    ? property.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();
}
