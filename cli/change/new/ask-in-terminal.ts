import { createInterface } from "node:readline/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Choice } from "../../look/json-schema/convert-schema.ts";
import { printable } from "../../report/printable.ts";
import { type Question, parseField } from "./collect-values.ts";
import { suggestWord } from "../../rules/nearest-word.ts";

export type Terminal = ReturnType<typeof openTerminal>;

/** Of a longer list of choices only the first ones are shown. Typing some letters narrows it. */
const MAX_SHOWN = 12;

/** Asks on stderr, so that stdout contains only the path. */
export function openTerminal({ signal, stderr, stdin }: CommandContext) {
  let completions: readonly string[] = [];
  let hasAsked = false;
  const lines = createInterface({
    input: stdin,
    output: stderr,
    completer: (line: string) => completeLast(line, completions),
  });
  const cancelled = Promise.withResolvers<never>();
  cancelled.promise.catch(() => {});
  lines.once("close", () => {
    const message = "Not all questions were answered, so nothing was written.";
    cancelled.reject(new AppError("cancelled", message));
  });
  signal?.addEventListener("abort", () => lines.close(), { once: true });
  if (signal?.aborted) lines.close();
  // Asynchronous, so that a question on a closed terminal rejects after `cancelled`, whose error is the clear one.
  const askLine = async (text: string) => lines.question(text);
  const readLine = (text: string) =>
    Promise.race([cancelled.promise, askLine(text)]);
  const showChoices = (choices: readonly Choice[]) => {
    stderr.write(formatChoices(choices));
    return choices.slice(0, MAX_SHOWN);
  };

  return {
    close: () => lines.close(),
    show: (text: string) => stderr.write(text),
    /** True once a question was asked. */
    hasAsked: () => hasAsked,
    /** False if the person answers no. */
    async confirm(question: string): Promise<boolean> {
      for (;;) {
        const answer = await readLine(`${question} [Y/n] `);
        const yesOrNo = /^\s*(?:(y(?:es)?)?|(no?))\s*$/iu.exec(answer);
        if (yesOrNo) return yesOrNo[2] === undefined;
      }
    },
    async ask(question: Question): Promise<unknown> {
      hasAsked = true;
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
}

function formatChoices(choices: readonly Choice[]): string {
  const shown = choices.slice(0, MAX_SHOWN);
  const width = Math.max(0, ...shown.map(({ id }) => id.length));
  const lines = shown.map(({ id, label }, index) => {
    const name = label === id || label === "" ? "" : `  ${printable(label)}`;
    const number = String(index + 1).padStart(3);
    return `${number}) ${`${id.padEnd(width)}${name}`.trimEnd()}\n`;
  });
  const hidden = choices.length - shown.length;
  const more =
    hidden > 0 ? `     and ${hidden} more: type some letters of one\n` : "";
  return lines.join("") + more;
}

function promptOf({ choices, field, fallback }: Question): string {
  const isList = field.kind === "list";
  const hint =
    choices.length > 0
      ? `number or name${isList ? "s, commas between" : ""}`
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

/** The parsed value, the choices that it may mean, or an error message. */
function readAnswer(
  answer: string,
  { check, choices, fallback, field }: Question,
  shown: readonly Choice[],
): { value: unknown } | { fitting: readonly Choice[] } | { problem: string } {
  const given = answer.trim() === "" ? (fallback ?? "") : answer;
  let text = given;
  if (choices.length > 0 && given.trim() !== "") {
    const isList = field.kind === "list";
    const picked = pickOptions(given, choices, shown, isList);
    if (!("ids" in picked)) return picked;
    text = picked.ids.join(",");
  }
  const result = parseField(field, text);
  if ("problem" in result) return result;
  const problem = check?.(result.value);
  return problem === undefined ? result : { problem };
}

/** Completes the word after the last comma. */
function completeLast(
  line: string,
  words: readonly string[],
): [string[], string] {
  const last = line.slice(line.lastIndexOf(",") + 1).trimStart();
  return [words.filter((word) => word.startsWith(last)), last];
}

/** The meaning of a typed answer: the chosen ids, several matches, or a problem. */
type Picked =
  | { ids: string[] }
  /** Several choices match: the question is asked again with these. */
  | { fitting: readonly Choice[] }
  | { problem: string };

/**
 * The choices that a typed answer means. Each part of it is a number in the shown list, an id, or a part of an id or
 * label that only one choice contains.
 * @param shown the choices that are shown with numbers, in order
 * @param many true if several may be chosen, with commas between
 */
function pickOptions(
  answer: string,
  all: readonly Choice[],
  shown: readonly Choice[],
  many: boolean,
): Picked {
  const parts = many
    ? answer.split(",").filter((part) => part.trim() !== "")
    : [answer];
  const ids: string[] = [];
  for (const part of parts) {
    const picked = pickOne(part.trim(), all, shown);
    if (!("ids" in picked)) return picked;
    ids.push(...picked.ids.filter((id) => !ids.includes(id)));
  }
  return { ids };
}

function pickOne(
  part: string,
  all: readonly Choice[],
  shown: readonly Choice[],
): Picked {
  const exact = all.find(({ id }) => id === part);
  const numbered = /^\d+$/u.test(part) ? shown[Number(part) - 1] : undefined;
  const found = exact ?? numbered;
  if (found !== undefined) return { ids: [found.id] };
  const piece = part.toLowerCase();
  const fitting = all.filter(({ id, label }) =>
    `${id}\n${label}`.toLowerCase().includes(piece),
  );
  const [only] = fitting;
  if (part !== "" && only !== undefined)
    return fitting.length === 1 ? { ids: [only.id] } : { fitting };
  const meant = suggestWord(
    part,
    all.map(({ id }) => id),
  );
  return { problem: `There is no "${part}" to choose.${meant}` };
}
