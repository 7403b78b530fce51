import { toString } from "hast-util-to-string";
import {
  findFence,
  parseCodeOptions,
  type CodeOptionProblem,
} from "../../model/code-fence.ts";
import { defineRule, type Finding, shorten } from "../define-rule.ts";

export const codeInvalidOption = defineRule({
  id: "code/invalid-option",
  level: "warn",
  what: "A word after the language of a code block has no meaning, or names lines that are not there.",
  why: "It has no effect: the title, the marked lines or the line numbers that were meant are missing.",
  whatToDo:
    'Options are `title="file.ts"`, `tab="Name"`, `{1,3-5}` for lines to mark, and `showLineNumbers`, or `showLineNumbers=10` to begin at 10.',
  bad: "```ts «title=app.ts»\nx\n```",
  good: '```ts title="app.ts" {2} showLineNumbers',
  checkBody: (body) =>
    body.elementsNamed("pre").flatMap((block) => {
      const fence = findFence(block, body);
      if (fence === undefined || fence.options.text === "") return [];
      const { options } = fence;
      const { marked, problems } = parseCodeOptions(options.text);
      const found: Finding[] = problems.map(({ kind, start, text }) => {
        const from = options.start + start;
        const range = { start: from, end: from + text.length };
        return { range, ...describe[kind](text, range) };
      });
      const { length } = toString(block).replace(/\n$/u, "").split("\n");
      const last = Math.max(0, ...marked.map(([, end]) => end));
      if (last <= length) return found;
      const { start, end } = options;
      const message = `Line ${last} should be marked, but the code has ${length === 1 ? "1 line" : `${length} lines`}.`;
      const help = "Count lines from 1, in this code block.";
      return [...found, { range: { start, end }, message, help }];
    }),
});

const describe: Record<
  CodeOptionProblem["kind"],
  (text: string, range: Finding["range"]) => Omit<Finding, "range">
> = {
  unknown: (text) => ({
    message: `\`${shorten(text)}\` is not an option of a code block, so it has no effect.`,
  }),
  lines: (text) => ({
    message: `\`${shorten(text)}\` is not a list of lines.`,
    help: "Write numbers and ranges without spaces between, such as `{1,3-5}`. Lines count from 1.",
  }),
  quotes: (text, range) => {
    const [, name = "title", bare] =
      /^(title|tab)(?:=([^"'`{}\\]+)$)?/iu.exec(text) ?? [];
    return {
      message: `The ${name.toLowerCase()} \`${shorten(text)}\` cannot be read.`,
      help: `Write it in quotes: \`${name.toLowerCase()}="app.ts"\`. A quote in it takes a backslash: \`\\"\`.`,
      fix: bare ? [{ ...range, text: `${name}="${bare}"` }] : undefined,
    };
  },
};
