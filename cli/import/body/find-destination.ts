import type { TextRange } from "../../model/source-text.ts";
import { decodeEntities } from "./html-tags.ts";

/** Where the address of a link, an image or a definition is written. */
export function destinationOf(
  text: string,
  { start, end }: TextRange,
  url: string,
  opening: RegExp,
): TextRange | undefined {
  const written = text.slice(start, end);
  const found = [...written.matchAll(opening)].map(({ 0: mark, index }) => {
    const at = index + mark.length;
    const rest = written.slice(at);
    const raw = rest.startsWith("<")
      ? (/^<(?:\\.|[^<>\n])*>/u.exec(rest)?.[0] ?? "")
      : bareDestination(rest);
    return { start: start + at, end: start + at + raw.length, raw };
  });
  const exact = found.find(({ raw }) => decode(raw) === url);
  const place = exact ?? (found.length === 1 ? found[0] : undefined);
  return place && { start: place.start, end: place.end };
}

function bareDestination(rest: string): string {
  let depth = 0;
  let at = 0;
  for (; at < rest.length; at++) {
    const character = rest[at] ?? "";
    if (character === "\\") at++;
    else if (/\s/u.test(character)) break;
    else if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) break;
  }
  return rest.slice(0, at);
}

function decode(raw: string): string {
  const bare = raw.startsWith("<") ? raw.slice(1, -1) : raw;
  return decodeEntities(bare.replaceAll(/\\([!-/:-@[-`{-~])/gu, "$1"));
}
