import type { Diagnostic } from "../../model/diagnostic.ts";
import type { SourceText } from "../../model/source-text.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { checkDrawn } from "./check-drawn.ts";

/**
 * Active content that drawings do not need. Fonts and pictures inside the file itself run nothing, so they may stay; those
 * of other hosts would tell them who reads a page. Comments are searched as well: that can only cause a false alarm, while
 * removing them first could be used to hide something.
 */
const ACTIVE: readonly [pattern: RegExp, what: string][] = [
  [
    /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|discard)\b/giu,
    "an element that runs, plays or embeds something",
  ],
  [/[\s"'/]on[a-z]+\s*=/giu, "an event handler"],
  [
    /\b(?:href|src)\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside the image",
  ],
  [
    /url\(\s*["']?\s*(?!["'#\s]|data:(?:font\/|application\/(?:x-)?font|image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside it",
  ],
  [
    /@import|\\[0-9a-f]{2}|(?:expression|image-set)\s*\(/giu,
    "a style that loads or runs",
  ],
  [
    /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)|<\?xml-stylesheet/giu,
    "an entity, another declaration or a stylesheet",
  ],
  [/www\.w3\.org\/1999\/xhtml/giu, "elements of a web page"],
];

/** Checks that browsers show a drawing, and that it does nothing else. */
export function checkSvg(source: SourceText): Diagnostic[] {
  return [...checkDrawn(source), ...checkActive(source)];
}

/**
 * Active content in a drawing, one diagnostic for each kind. Numeric character references are decoded first, because
 * XML parsers treat them like the characters.
 */
function checkActive(source: SourceText): Diagnostic[] {
  const { text } = source;
  const decoded = text.replaceAll(NUMBERED, decode);
  return ACTIVE.flatMap(([pattern, what]) => {
    const visible = text.matchAll(pattern).next().value;
    const found = visible ?? decoded.matchAll(pattern).next().value;
    if (found === undefined) return [];
    const written = found[0].trim();
    const start = visible
      ? found.index + found[0].indexOf(written)
      : text.search(NUMBERED);
    const end = start + (visible ? written.length : 0);
    const message = `The image contains ${what}: "${written}".`;
    const rule = "svg/active-content";
    return [createDiagnostic(rule, source, { start, end }, message)];
  });
}

const NUMBERED = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/giu;

/** Decodes an ASCII character, unless it would look like markup. */
function decode(written: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isPlain =
    code > 31 && code < 127 && ![34, 38, 39, 60, 62].includes(code);
  return isPlain ? String.fromCharCode(code) : written;
}
