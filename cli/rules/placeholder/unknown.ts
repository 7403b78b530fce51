import { isPageCollection, pageValueNames } from "#schema";
import type { Entry } from "../../model/entry.ts";
import type { Fragments } from "../../model/body.ts";
import type { ProseText } from "../../model/body-tree.ts";
import { isPlaceholderParagraph } from "../../model/placeholder.ts";
import { defineRule, type Details } from "../define-rule.ts";
import { adviseTo, formatSuggestion, nearestWord } from "../nearest-word.ts";
import { findInBody, findInFields, isOurs } from "./braces.ts";

export const placeholderUnknown = defineRule({
  id: "placeholder/unknown",
  level: "error",
  what: "A placeholder of this site names nothing, or is in a place where it is not filled in: `{{kind:id}}`, `{{word}}`, the name of a setting such as `{host}`, or in the words of a page `{company}`.",
  why: "Readers would see it on the page.",
  whatToDo:
    "Write `{{wireframe:id}}` or `{{code:id}}` on a line of its own, with the id of an existing file. Put braces that are meant as text into code. In the words of a page, write one of the names that the message lists.",
  bad: "«{{wireframe:fed}}»",
  good: "{{wireframe:feed}}",
  checkBody: (body, fragments) =>
    findInBody(body, isOurs, (text, place) => describe(text, place, fragments)),
  checkFields: (entry) =>
    findInFields(entry, (found) =>
      found.find(([text]) => !isValue(text, entry) && isMistake(text, entry)),
    ).map(({ range, text }) => ({ range, ...describeInField(text, entry) })),
});

type Fields = Pick<Entry, "collection">;

/** True for the name of a value in the words of a page. */
const isValue = (text: string, { collection }: Fields) =>
  isPageCollection(collection) && pageValueNames.includes(text.slice(1, -1));

const isMistake = (text: string, { collection }: Fields) =>
  isPageCollection(collection) || isOurs(text);

function describeInField(text: string, { collection }: Fields) {
  if (!isPageCollection(collection))
    return {
      message: `\`${text}\` is in a field, where placeholders are not filled in.`,
      help: "Write the words that are meant.",
    };
  const meant = nearestWord(text.replaceAll(/[{}\s]/gu, ""), pageValueNames);
  const values = pageValueNames.map((name) => `{${name}}`);
  return {
    message: `\`${text}\` names no value.${formatSuggestion(meant && `{${meant}}`)}`,
    help: `The words of a page can name ${values.join(", ")}.`,
  };
}

/** The mistake in a placeholder in running text. Undefined if it is valid. */
function describe(
  text: string,
  place: ProseText,
  fragments: Fragments,
): (Details & { message: string }) | undefined {
  if (/^\{[^{]/u.test(text))
    return {
      message: `\`${text}\` names a setting, but settings are not filled into texts.`,
      help: "Write the words that are meant.",
    };
  const [, kind = "", id = ""] =
    /^\{\{(wireframe|code):([\w-]+)\}\}$/u.exec(text) ?? [];
  if (kind !== "wireframe" && kind !== "code") {
    const meant = nearestPlaceholder(text, fragments);
    return suggest(`\`${text}\` is not a known placeholder.`, meant);
  }
  const known = Object.keys(fragments[kind]);
  if (!known.includes(id)) {
    const folder = kind === "code" ? "snippets" : "wireframes";
    const meant = nearestWord(id, known);
    return suggest(
      `\`${text}\` names \`${id}\`, but there is no ${folder}/${id}.yaml.`,
      meant && `{{${kind}:${meant}}}`,
      meant,
    );
  }
  const { parent } = place;
  if (parent !== undefined && isPlaceholderParagraph(parent)) return undefined;
  return {
    message: `\`${text}\` is not on a line of its own.`,
    help: "Put an empty line before and after it.",
  };
}

function suggest(
  message: string,
  meant: string | undefined,
  shown: string | undefined = meant,
) {
  return {
    message: message + formatSuggestion(shown),
    help: meant && adviseTo(meant, false),
  };
}

const kinds = ["wireframe", "code"] as const;

/** The intended placeholder, if the kind is wrong or missing, or spaces were added. */
function nearestPlaceholder(
  text: string,
  fragments: Fragments,
): string | undefined {
  const [, kind, id = ""] =
    /^\{\{\s*(?:([\w-]+)\s*:\s*)?([\w-]+)\s*\}\}$/u.exec(text) ?? [];
  const known = kinds.flatMap((name) =>
    Object.keys(fragments[name]).map((other) => [other, name] as const),
  );
  const meantId = nearestWord(
    id,
    known.map(([other]) => other),
  );
  const found = known.find(([other]) => other === meantId);
  if (found !== undefined) return `{{${found[1]}:${found[0]}}}`;
  const meantKind = kind && nearestWord(kind, [...kinds, "snippet"]);
  if (!meantKind || id === "") return undefined;
  return `{{${meantKind === "snippet" ? "code" : meantKind}:${id}}}`;
}
