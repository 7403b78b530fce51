import { Option, type Command } from "commander";
import type { CollectionName } from "#schema";
import { BadOption } from "../app-error.ts";
import {
  type CommandContext,
  type Finish,
  exitCodes,
  type ExitCode,
} from "../context.ts";
import type { Folders } from "../folders.ts";

/** Adds one command to the program. */
export type AddCommand = (
  program: Command,
  context: CommandContext,
  finish: Finish,
) => void;

/** Adds a command with `--content` and `--out`, which every command that reads content has. */
export function addFolderCommand(program: Command, name: string): Command {
  return program
    .command(name)
    .option("--content <dir>", "folder of the content (default: content)")
    .option("--out <dir>", "folder of the compiled index (default: .content)");
}

/** The option `--format`, with the first name as its default. */
export function formatOption(...names: string[]): Option {
  return new Option("--format <name>", "how to print it")
    .choices(names)
    .default(names[0]);
}

/** An option that collects the values of each time that it is given. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, `${description}; repeatable`).argParser(collect);
}

function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/** True for an option that `repeatable` created. */
export function isRepeatable({ parseArg }: Option): boolean {
  return parseArg === collect;
}

/** True in CI, where nobody can answer a question. Most services set `CI=true`; some people turn it off by `false`. */
export function isCi({ env }: Pick<CommandContext, "env">): boolean {
  return !["", "0", "false"].includes(env.CI ?? "");
}

/** ` Did you mean \`x\`?`, or nothing. Loaded on demand, because most names are right. */
export async function suggestName(
  name: string,
  names: readonly string[],
): Promise<string> {
  const { suggestWord } = await import("../rules/nearest-word.ts");
  return suggestWord(name, names);
}

/**
 * The choice with this name.
 * @param what the kind of choice, as messages call it: `format`
 * @throws AppError for any other name
 */
export async function parseChoice<T extends string>(
  what: string,
  name: string,
  choices: readonly T[],
): Promise<T> {
  const choice = choices.find((known) => known === name);
  if (choice !== undefined) return choice;
  throw new BadOption(
    `There is no ${what} "${name}".${await suggestName(name, choices)}`,
    `Choose one of: ${choices.join(", ")}.`,
  );
}

/** @throws AppError unless it is the name of a collection */
export async function parseCollection(name: string): Promise<CollectionName> {
  const { collectionNames } = await import("#schema");
  return parseChoice("collection", name, collectionNames);
}

/** Parses the value of an option. @throws AppError unless it is a whole number from 1 */
export const parseCount = (option: string) => (text: string) => {
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw new BadOption(`${option} takes a whole number from 1, not "${text}".`);
};

/** The columns of the terminal. Undefined when the output goes to a file or a program. */
export function terminalWidth({ stdout }: CommandContext): number | undefined {
  if (!stdout.isTTY) return undefined;
  return Math.max(stdout.columns ?? 80, 20);
}

/**
 * Makes a command refuse an option that is given twice with different values, or as both `--x` and `--no-x`. Options
 * that collect values may be repeated.
 */
export function refuseRepetition(command: Command): void {
  const given = new Map<string, string>();
  for (const option of command.options) {
    if (isRepeatable(option)) continue;
    const name = option.attributeName();
    command.on(`option:${option.name()}`, (value: string | null) => {
      const written = [option.long, value].filter(Boolean).join(" ");
      const before = given.get(name) ?? written;
      given.set(name, written);
      if (before === written) return;
      throw new BadOption(
        `${before} and ${written} cannot be used together: choose one.`,
      );
    });
  }
}

/**
 * Lists the files that a command skipped because of errors, on stderr.
 * @param what how the message begins, such as `Not searched`
 * @returns `problems` if there are any, otherwise `clean`
 */
export function reportSkipped(
  what: string,
  files: readonly string[],
  { show }: Pick<Folders, "show">,
  { stderr }: Pick<CommandContext, "stderr">,
): ExitCode {
  if (files.length === 0) return exitCodes.clean;
  const names = files.map(show).join(", ");
  stderr.write(
    `${what} because of errors: ${names}. Run \`content validate\` to see them.\n`,
  );
  return exitCodes.problems;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = { m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY } as const;

const isUnit = (letter: string): letter is keyof typeof UNITS =>
  Object.hasOwn(UNITS, letter);

/** In seconds: long enough to review a draft, and to reuse the answers of other sites. */
const MAX_DURATION = 90 * DAY;

/**
 * Parses `30m`, `12h`, `7d` or `2w` to seconds.
 * @throws AppError for another format, for zero, and for more than 90 days
 */
export function parseDuration(option: string, text: string): number {
  const [, count = "", unit = ""] = /^(\d{1,9})([a-z])$/u.exec(text) ?? [];
  if (!isUnit(unit))
    throw new BadOption(
      `${option} takes a whole number of minutes, hours, days or weeks such as 30m, 12h, 7d or 2w, not "${text}".`,
    );
  const seconds = Number(count) * UNITS[unit];
  if (seconds >= MINUTE && seconds <= MAX_DURATION) return seconds;
  throw new BadOption(`${option} takes from 1m to 90d, not "${text}".`);
}
