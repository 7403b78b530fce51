import { collections, type Collection } from "#schema";
import {
  rangeInText,
  type BodyTree,
  type ProseText,
} from "../../model/body-tree.ts";
import type { Entry, EntryHead } from "../../model/entry.ts";
import { createFieldLocator } from "../../model/align-scalar.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import type { TextRange } from "../../model/source-text.ts";
import { findTexts } from "../../model/value-at.ts";
import type { Details, Finding } from "../define-rule.ts";

/** Words in one or two braces, and the tags of other template languages. */
const BRACES = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\{[a-z][\w.-]+\}/giu;

/** Names of settings that the site fills in elsewhere, without case, hyphens and underscores. */
const SETTINGS = new Set(
  (
    "brand brandname host supportemail supportaddress application applicationhost apphost applicationorigin " +
    "loginpath loginurl signuppath signupurl office officeaddress social scheduler schedulerurl newsletterwords tagline"
  ).split(" "),
);

function findBraces(text: string): RegExpExecArray[] {
  return text.includes("{") ? [...text.matchAll(BRACES)] : [];
}

/**
 * True for placeholders of this site, which must never reach a page: `{{kind:id}}`, `{{word}}`, and the name of a
 * setting in single braces. Other braces may be part of the topic.
 */
export function isOurs(text: string): boolean {
  if (/^\{\{(?:\s*[\w-]+\s*:\s*[^{}]*|[\w-]+)\}\}$/u.test(text)) return true;
  const name = /^\{([\w.-]+)\}$/u.exec(text)?.[1] ?? "";
  return SETTINGS.has(name.toLowerCase().replaceAll(/[-_.]/gu, ""));
}

/** The limit of places, because locating each takes time and nobody reads longer lists. */
const MAX_PLACES = 20;

/** Braces in a text, with one finding for equal ones. Braces in code and after a backslash are literal. */
export function findInBody(
  body: BodyTree,
  isWanted: (text: string) => boolean,
  describe: (
    text: string,
    place: ProseText,
  ) => (Details & { message: string }) | undefined,
): Finding[] {
  const findings = new Map<string, Finding & { others: TextRange[] }>();
  let places = 0;
  for (const prose of body.prose)
    for (const { 0: text, index } of findBraces(prose.node.value)) {
      if (!isWanted(text) || places >= MAX_PLACES) continue;
      const described = describe(text, prose);
      if (described === undefined) continue;
      const range = rangeInText(prose.node, { index, text }, body);
      if (isEscaped(text, range, body)) continue;
      places++;
      const known = findings.get(text);
      if (known === undefined)
        findings.set(text, { ...described, range, others: [] });
      else known.others.push(range);
    }
  return [...findings.values()].map(({ others, ...finding }) => {
    const related = relatedPlaces(body.source, others, "used here as well");
    return { ...finding, related };
  });
}

/** Placeholders of a known kind are always replaced or removed, even after a backslash. */
function isEscaped(
  text: string,
  { start, end }: TextRange,
  { source }: BodyTree,
): boolean {
  if (/^\{\{(?:wireframe|code):/u.test(text)) return false;
  const written = source.text.slice(start, end);
  return written === text
    ? source.text[start - 1] === "\\"
    : written.includes("\\{");
}

/** The first braces in each field of an entry. Snippets and wireframes show code, so theirs are literal. */
export function findInFields(
  entry: EntryHead | Entry,
  choose: (found: readonly RegExpExecArray[]) => RegExpExecArray | undefined,
): { text: string; range: TextRange }[] {
  const collection: Collection = collections[entry.collection];
  if (collection.kind === "records" && collection.fragment) return [];
  return findTexts(entry.raw, (text) => text.includes("{")).flatMap((field) => {
    const chosen = choose(findBraces(field.value));
    if (chosen === undefined) return [];
    const { 0: text, index } = chosen;
    const locate = createFieldLocator(entry, field);
    return [{ text, range: locate(index, index + text.length) }];
  });
}
