import { findFence } from "../../model/code-fence.ts";
import { isKnownLanguage, languageNames } from "../../model/language-names.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import { defineRule, type PlacedFinding } from "../define-rule.ts";
import { adviseTo, formatSuggestion, nearestWord } from "../nearest-word.ts";

export const codeUnknownLanguage = defineRule({
  id: "code/unknown-language",
  level: "warn",
  what: "The name after the fence of a code block is not a known language.",
  why: "The code is not highlighted. Usually the name is misspelt.",
  whatToDo: "Use a known name, or `text` for code without highlighting.",
  bad: "```«javscript»\nx\n```",
  good: "```javascript",

  /** One finding for each name, however many blocks have it. */
  checkBody(body) {
    const { source } = body;
    const named = body.elementsNamed("pre").flatMap((block) => {
      const { language } = findFence(block, body) ?? {};
      if (language === undefined || isKnownLanguage(language.name)) return [];
      return [language];
    });
    const byName = Map.groupBy(named, ({ name }) => name);
    return [...byName].flatMap(([name, places]) =>
      describe(
        name,
        source,
        places.map(({ start, end }) => ({ start, end })),
      ),
    );
  },

  /** Checks the snippets, which are records and not texts. */
  checkFolder: ({ folder }) =>
    folder.records.flatMap(({ base, collection, data, source, yaml }) => {
      const name = collection === "snippets" ? data?.["language"] : undefined;
      if (typeof name !== "string" || isKnownLanguage(name)) return [];
      return describe(name, source, [yaml.rangeOf([...base, "language"])]);
    }),
});

function describe(
  name: string,
  source: SourceText,
  ranges: readonly TextRange[],
): PlacedFinding[] {
  const [range, ...others] = ranges;
  if (range === undefined) return [];
  const meant = findMeant(name);
  // Names of two or three letters are all similar to each other.
  const nearest =
    name.length < 4 ? undefined : nearestWord(name, languageNames);
  const better = meant ?? nearest;
  return [
    {
      source,
      range,
      message: `\`${name}\` is not a language that can be highlighted.${formatSuggestion(better)}`,
      help: better && adviseTo(better, meant !== undefined),
      related: relatedPlaces(source, others, "used here as well"),
      fix: meant
        ? ranges.map((place) => ({ ...place, text: meant }))
        : undefined,
    },
  ];
}

/** Notations of other tools: `js{1,3}`, `js:title`, `{.js}`, or options without a language. */
function findMeant(name: string): string | undefined {
  if (/^(?:title=["']|\{\d|showLineNumbers\b)/u.test(name))
    return `text ${name}`;
  const [, bare = "", rest = ""] = /^[{.]*([\w+#-]+)(.*)/u.exec(name) ?? [];
  if (bare === name || !isKnownLanguage(bare)) return undefined;
  return /^\{[\d,-]+\}$/u.test(rest) ? `${bare} ${rest}` : bare;
}
