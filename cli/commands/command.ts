import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext, Finish } from "../context.ts";

/** Adds one command to the program. */
export type AddCommand = (
  program: Command,
  context: CommandContext,
  finish: Finish,
) => void;

/** Collects the values of an option that may be repeated. */
export function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
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
  const { formatSuggestion, nearestWord } =
    await import("../rules/nearest-word.ts");
  const suggestion = formatSuggestion(nearestWord(name, choices));
  const list = choices.join(", ");
  throw new AppError(
    "bad-option",
    `There is no ${what} "${name}"; there are ${list}.${suggestion}`,
  );
}

/** The format with this name. @throws AppError when the table has none */
export async function parseFormatName<T extends object>(
  name: string,
  formats: T,
): Promise<keyof T & string> {
  if (isKey(name, formats)) return name;
  return parseChoice(
    "format",
    name,
    Object.keys(formats).filter((key) => isKey(key, formats)),
  );
}

function isKey<T extends object>(
  name: string,
  table: T,
): name is keyof T & string {
  return Object.hasOwn(table, name);
}

/** @throws AppError unless it is a whole number from 1 */
export function parseCount(option: string, text: string): number {
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw new AppError(
    "bad-option",
    `${option} takes a whole number from 1, not "${text}".`,
  );
}
