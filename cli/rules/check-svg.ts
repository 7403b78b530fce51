import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/**
 * What a picture has no need of. Comments are not taken out first: what hides in one is found too, which is a false
 * alarm at worst, while taking them out could be used to hide something.
 */
const ACTIVE: readonly [pattern: RegExp, what: string][] = [
  [
    /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|discard)\b/giu,
    "an element that runs, plays or embeds something",
  ],
  [/[\s"'/]on[a-z]+\s*=/giu, "an event handler"],
  [
    /\b(?:href|src)\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside the picture",
  ],
  [/url\(\s*["']?(?!["'#\s])/giu, "the address of something outside it"],
  [/@import|\\[0-9a-f]{2}|expression\s*\(/giu, "a style that loads or runs"],
  [
    /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)|<\?xml-stylesheet/giu,
    "an entity, another declaration or a stylesheet",
  ],
  [/www\.w3\.org\/1999\/xhtml/giu, "elements of a web page"],
];

/**
 * An SVG image is a drawing and nothing else. One diagnostic for each kind of active content, also where characters
 * of it are written as numbers, which every reader of XML takes for the characters themselves.
 */
export function checkSvg(source: SourceText): Diagnostic[] {
  const { text } = source;
  const decoded = text.replaceAll(NUMBERED, decode);
  return ACTIVE.flatMap(([pattern, what]) => {
    const shown = text.matchAll(pattern).next().value;
    const found = shown ?? decoded.matchAll(pattern).next().value;
    if (found === undefined) return [];
    const written = found[0].trim();
    const start = shown
      ? found.index + found[0].indexOf(written)
      : text.search(NUMBERED);
    const end = start + (shown ? written.length : 0);
    const message = `The image holds ${what}: "${written}".`;
    const rule = "svg/active-content";
    return [createDiagnostic(rule, source, { start, end }, message)];
  });
}

const NUMBERED = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/giu;

/** The character of ASCII that a number stands for, but for those that would look like markup. */
function decode(written: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isPlain =
    code > 31 && code < 127 && ![34, 38, 39, 60, 62].includes(code);
  return isPlain ? String.fromCharCode(code) : written;
}
