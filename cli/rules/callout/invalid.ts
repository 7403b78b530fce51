import {
  calloutTitles,
  findCallouts,
  otherCalloutKinds,
  type Callout,
  type CalloutProblem,
} from "../../model/callout.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

const kinds = Object.keys(calloutTitles);
const known = `The kinds are ${kinds.slice(0, -1).join(", ")} and ${kinds.at(-1)}.`;

export const calloutInvalid = defineRule({
  id: "callout/invalid",
  level: "warn",
  what: "A quote begins with `[!WORD]`, but is not shown as a callout.",
  why: "Readers see the brackets. As on GitHub, a callout has one of five kinds, its marker alone on the first line, some text, and nothing around it.",
  whatToDo: `Write the kind alone on the first line of the quote. ${known} Put a backslash before the bracket if it is meant as text.`,
  bad: "> «[!INFO]»\n> Credits are per month.",
  good: "> [!NOTE]\n> Credits are per month.",
  checkBody: (body) =>
    findCallouts(body.tree, body).flatMap((callout) =>
      callout.problem === undefined ? [] : describe[callout.problem](callout),
    ),
});

const describe: Record<CalloutProblem, (callout: Callout) => Finding> = {
  "unknown-kind": ({ kind, range }) => {
    const meant = otherCalloutKinds[kind] ?? nearestWord(kind, kinds);
    return {
      range,
      message: `\`${kind}\` is not a kind of callout.${formatSuggestion(meant)}`,
      help: `${meant === undefined ? "" : `Write \`[!${meant}]\`. `}${known}`,
      fix:
        otherCalloutKinds[kind] === undefined
          ? undefined
          : [{ ...range, text: `[!${meant}]` }],
    };
  },
  "same-line": ({ kind, range }) => ({
    range,
    message: `There are words after \`[!${kind}]\` on its line, so the quote is not a callout.`,
    help: `Begin a new line after \`[!${kind}]\`. Its kind is the only title of a callout.`,
  }),
  empty: ({ kind, range }) => ({
    range,
    message: `There is nothing in the callout \`[!${kind}]\`.`,
    help: "Write its text in the next line, after `> `.",
  }),
  nested: ({ kind, range }) => ({
    range,
    message: `The callout \`[!${kind}]\` is inside a list, a quote or another element.`,
    help: "Move it to the top level of the text.",
  }),
};
