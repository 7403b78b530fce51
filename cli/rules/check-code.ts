import { toString } from "hast-util-to-string";
import { rangeInBody, type BodyTree } from "../model/body-tree.ts";
import { isKnownLanguage, languageNames } from "../model/language-names.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { createDiagnostic, placeOf } from "./create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Languages of code blocks that are known: one report for each name, however many blocks have it. */
export function checkCode(body: BodyTree): Diagnostic[] {
  const found = new Map<string, TextRange[]>();
  for (const block of body.elementsNamed("pre")) {
    const range = rangeInBody(block, body);
    const language = languageOf(body.source, range);
    // Code that is indented may hold a fence.
    if (toString(block).startsWith(language?.fence ?? "\n")) continue;
    if (language === undefined || isKnownLanguage(language.name)) continue;
    const places = found.get(language.name);
    if (places === undefined) found.set(language.name, [language.range]);
    else places.push(language.range);
  }
  return [...found].map(([name, [first, ...others]]) =>
    report(name, body.source, first ?? body.range, others),
  );
}

/** The languages of shared snippets. */
export function checkSnippets({ folder }: FolderContext): Diagnostic[] {
  return folder.records.flatMap(({ base, collection, data, source, yaml }) => {
    const language = collection === "snippets" ? data?.["language"] : undefined;
    if (typeof language !== "string" || isKnownLanguage(language)) return [];
    const range = yaml.rangeOf([...base, "language"]);
    return [report(language, source, range, [])];
  });
}

function report(
  name: string,
  source: SourceText,
  range: TextRange,
  others: readonly TextRange[],
): Diagnostic {
  // `js{1,3}`, `js:title` and `{.js}` are how other tools write what they add to a language.
  const bare = /^[{.]*([\w+#-]+)/u.exec(name)?.[1] ?? "";
  const known = bare !== name && isKnownLanguage(bare) ? bare : undefined;
  const meant = known ?? nearestLanguage(name);
  const message = `\`${name}\` is no language that code is coloured in.${formatSuggestion(meant)}`;
  const help =
    meant === undefined
      ? "Use a known name, or `text` for code without colours."
      : `Write \`${meant}\`.`;
  const related = others.slice(0, 10).map((other) => ({
    ...placeOf(source, other),
    message: "used here too",
  }));
  const rule = "code/unknown-language";
  const fix =
    known === undefined
      ? undefined
      : [range, ...others].map((place) => ({ ...place, text: known }));
  return createDiagnostic(rule, source, range, message, { help, related, fix });
}

/** Names of two or three letters are all near to each other. */
function nearestLanguage(name: string): string | undefined {
  return name.length < 4 ? undefined : nearestWord(name, languageNames);
}

/** The first word after the fence that opens a code block, and where it stands; code that is indented has none. */
function languageOf(
  source: SourceText,
  { start, end }: TextRange,
): { fence: string; name: string; range: TextRange } | undefined {
  const [, before = "", fence = "", name] =
    /^([ \t>]*(`{3,}|~{3,})[ \t]*)([^\s`]+)/u.exec(
      source.text.slice(start, Math.min(end, start + 500)),
    ) ?? [];
  if (name === undefined) return undefined;
  const at = start + before.length;
  return { fence, name, range: { start: at, end: at + name.length } };
}
