import { toString } from "hast-util-to-string";
import { rangeInBody } from "../../model/body-tree.ts";
import { isKnownLanguage, languageNames } from "../../model/language-names.ts";
import { relatedPlaces } from "../../model/place-of.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import { defineRule } from "../define-rule.ts";
import type { PlacedFinding } from "../finding.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

export const codeUnknownLanguage = defineRule({
  id: "code/unknown-language",
  level: "warn",
  what: "The name after the fence of a code block is not a known language.",
  why: "The code is not highlighted. Usually the name is misspelt.",
  whatToDo: "Use a known name, or `text` for code without highlighting.",
  bad: "```javscript",
  good: "```javascript",
  breaks: { body: "Text.\n\n```«javscript» title\nx\n```\n" },
  passes: {
    body: "```JS\nx\n```\n\n~~~ rust\nx\n~~~\n\n```\nx\n```\n\n    ```nope\n",
  },

  /** One finding for each name, however many blocks have it. */
  checkBody(body) {
    const { source } = body;
    const named = body.elementsNamed("pre").flatMap((block) => {
      const found = findLanguage(source, rangeInBody(block, body));
      // Indented code has no language, and may show a fence.
      if (found === undefined || toString(block).startsWith(found.fence))
        return [];
      return isKnownLanguage(found.name) ? [] : [found];
    });
    const byName = Map.groupBy(named, ({ name }) => name);
    return [...byName].flatMap(([name, places]) =>
      describe(
        name,
        source,
        places.map(({ range }) => range),
      ),
    );
  },

  /** Snippets that several texts show. */
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
  // `js{1,3}`, `js:title` and `{.js}`: other tools add something to the name.
  const bare = /^[{.]*([\w+#-]+)/u.exec(name)?.[1] ?? "";
  const known = bare !== name && isKnownLanguage(bare) ? bare : undefined;
  const meant = known ?? nearestLanguage(name);
  return [
    {
      source,
      range,
      message: `\`${name}\` is not a language that can be highlighted.${formatSuggestion(meant)}`,
      help: meant && `Write \`${meant}\`.`,
      related: relatedPlaces(source, others, "used here as well"),
      fix: known
        ? ranges.map((place) => ({ ...place, text: known }))
        : undefined,
    },
  ];
}

/** Names of two or three letters are all near to each other. */
function nearestLanguage(name: string): string | undefined {
  return name.length < 4 ? undefined : nearestWord(name, languageNames);
}

/** The first word after the fence of a code block; undefined for indented code and a fence alone. */
function findLanguage(source: SourceText, { start, end }: TextRange) {
  const [, before = "", fence = "", name] =
    /^([ \t>]*(`{3,}|~{3,})[ \t]*)([^\s`]+)/u.exec(
      source.text.slice(start, Math.min(end, start + 500)),
    ) ?? [];
  if (name === undefined) return undefined;
  const at = start + before.length;
  return { fence, name, range: { start: at, end: at + name.length } };
}
