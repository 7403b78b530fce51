import { createInterface } from "node:readline/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Choice } from "../../look/json-schema/convert-schema.ts";
import { printable } from "../../report/printable.ts";
import type { Ask, Question } from "./collect-values.ts";
import { parseField } from "./parse-field.ts";
import { pickOptions } from "./pick-option.ts";

export interface Terminal {
  ask: Ask;
  /** False when the person says no. */
  confirm: (question: string) => Promise<boolean>;
  show: (text: string) => void;
  close: () => void;
}

/** More choices than this are shown in part, until some letters of the wanted one are typed. */
const MOST_SHOWN = 12;

/** Asks on stderr, so that stdout carries nothing but the path. */
export function openTerminal({
  signal,
  stderr,
  stdin,
}: CommandContext): Terminal {
  let completions: readonly string[] = [];
  const lines = createInterface({
    input: stdin,
    output: stderr,
    completer: (line: string) => completeLast(line, completions),
  });
  const left = Promise.withResolvers<never>();
  left.promise.catch(() => {});
  const leave = () => {
    const message =
      "The questions were not answered to the end; nothing was written.";
    left.reject(new AppError("cancelled", message));
  };
  lines.once("close", leave);
  signal?.addEventListener("abort", () => lines.close(), { once: true });
  // A question to lines that are closed already fails in its own way: the race has been decided by then.
  const askLine = async (text: string) => lines.question(text);
  const readLine = (text: string) =>
    Promise.race([left.promise, askLine(text)]);

  return {
    close: () => lines.close(),
    show: (text) => stderr.write(text),
    async confirm(question) {
      for (;;) {
        const answer = await readLine(`${question} [Y/n] `);
        const said = /^\s*(?:(y(?:es)?)?|(no?))\s*$/iu.exec(answer);
        if (said) return said[2] === undefined;
      }
    },
    async ask(question) {
      const { choices } = question;
      stderr.write(`\n${question.field.name}: ${question.note ?? ""}\n`);
      completions = choices.map(({ id }) => id);
      let shown = showChoices(choices);
      for (;;) {
        const answer = await readLine(promptOf(question));
        const result = readAnswer(answer, question, shown);
        if ("value" in result) return result.value;
        if ("fitting" in result) shown = showChoices(result.fitting);
        else stderr.write(`  ${result.problem}\n`);
      }
    },
  };

  function showChoices(choices: readonly Choice[]): readonly Choice[] {
    const shown = choices.slice(0, MOST_SHOWN);
    const width = Math.max(0, ...shown.map(({ id }) => id.length));
    for (const [index, { id, label }] of shown.entries()) {
      const name = label === id || label === "" ? "" : `  ${printable(label)}`;
      const number = String(index + 1).padStart(3);
      stderr.write(`${number}) ${`${id.padEnd(width)}${name}`.trimEnd()}\n`);
    }
    const rest = choices.length - shown.length;
    if (rest > 0)
      stderr.write(`     and ${rest} more: type some letters of one\n`);
    return shown;
  }
}

function promptOf({ choices, field, fallback }: Question): string {
  const many = field.kind === "list";
  const hint =
    choices.length > 0
      ? `number or name${many ? "s, commas between" : ""}`
      : hints[field.kind];
  const preset = fallback === undefined ? "" : ` [${fallback}]`;
  return `${field.name}${hint === "" ? "" : ` (${hint})`}${preset}: `;
}

const hints = {
  text: "",
  number: "a number",
  boolean: "yes or no",
  list: "commas between",
  yaml: "YAML on one line",
};

function readAnswer(
  answer: string,
  { check, choices, fallback, field }: Question,
  shown: readonly Choice[],
): { value: unknown } | { fitting: readonly Choice[] } | { problem: string } {
  const given = answer.trim() === "" ? (fallback ?? "") : answer;
  const many = field.kind === "list";
  let text = given;
  if (choices.length > 0 && given.trim() !== "") {
    const picked = pickOptions(given, choices, shown, many);
    if (!("ids" in picked)) return picked;
    text = picked.ids.join(",");
  }
  const result = parseField(field, text);
  if ("problem" in result) return result;
  const problem = check?.(result.value);
  return problem === undefined ? result : { problem };
}

/** What Tab makes of a line: the word after the last comma is completed. */
function completeLast(
  line: string,
  words: readonly string[],
): [string[], string] {
  const last = line.slice(line.lastIndexOf(",") + 1).trimStart();
  return [words.filter((word) => word.startsWith(last)), last];
}
