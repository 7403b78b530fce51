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
    /(?:[\w.-]+:)?\b(?:href|src)\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside the picture",
  ],
  [/url\(\s*["']?(?!["'#\s])/giu, "the address of something outside it"],
  [/@import|\\[0-9a-f]{2}|expression\s*\(/giu, "a style that loads or runs"],
  [/<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/giu, "an entity or stylesheet"],
];

/** An SVG image is a drawing and nothing else. One diagnostic for each kind of active content. */
export function checkSvg(source: SourceText): Diagnostic[] {
  return ACTIVE.flatMap(([pattern, what]) => {
    const found = source.text.matchAll(pattern).next().value;
    if (found === undefined) return [];
    const start = found.index + (found[0].length - found[0].trimStart().length);
    const end = found.index + found[0].length;
    const message = `The image holds ${what}: "${found[0].trim()}".`;
    const rule = "svg/active-content";
    return [createDiagnostic(rule, source, { start, end }, message)];
  });
}
