import type { Command, Option } from "commander";
import {
  valueOfArgument,
  valueOfOption,
  type ValueKind,
} from "./option-values.ts";

/** One word that fits at the cursor. */
export interface Candidate {
  value: string;
  description: string;
}

export interface Completion {
  candidates: Candidate[];
  /** What the shell should complete itself. */
  paths?: "files" | "folders";
}

/** Lists the values of a kind. Only this part reads the content. */
export type ListValues = (
  kind: ValueKind,
  place: { command: string; args: readonly string[]; typed: string },
) => Promise<readonly (string | Candidate)[]>;

/** A value that is being typed. */
interface Asked {
  kind: ValueKind;
  /** What candidates start with, such as `--format=`. */
  before: string;
  typed: string;
}

/**
 * What may come next on a command line.
 * @param words the words after the program's name. The last one is being typed and may be empty.
 */
export async function complete(
  program: Command,
  words: readonly string[],
  listValues: ListValues,
): Promise<Completion> {
  const typed = words.at(-1) ?? "";
  const line = readLine(program, words.slice(0, -1));
  const asked = findAsked(program, line, typed);
  if (asked === undefined)
    return { candidates: listWords(program, line, typed) };
  const { before, kind, typed: value } = lastOfList(asked);
  if (kind.kind === "files" || kind.kind === "folders")
    return { candidates: [], paths: kind.kind };
  if (kind.kind === "commands")
    return { candidates: commandsOf(program, value) };
  const command = line.command?.name() ?? "";
  const place = { command, args: line.args, typed: value };
  const values = kind.kind === "free" ? [] : await listValues(kind, place);
  const candidates = values
    .map((one) =>
      typeof one === "string" ? { value: one, description: "" } : one,
    )
    .filter((one) => one.value.startsWith(value))
    .map((one) => ({ ...one, value: before + one.value }));
  return { candidates };
}

/** The value at the cursor. Undefined if a command or an option is being typed. */
function findAsked(
  program: Command,
  { args, command, isPastOptions, pending }: Line,
  typed: string,
): Asked | undefined {
  if (pending) return { kind: kindOf(pending), before: "", typed };
  if (typed.startsWith("-") && !isPastOptions) {
    const [, flag = "", text] = /^(--[^=]+)=(.*)$/su.exec(typed) ?? [];
    const option = findOption(command ?? program, flag);
    if (option === undefined || text === undefined) return undefined;
    return { kind: kindOf(option), before: `${flag}=`, typed: text };
  }
  if (command === undefined) return undefined;
  const declared = command.registeredArguments;
  const last = declared.at(-1);
  const argument = declared[args.length] ?? (last?.variadic ? last : undefined);
  if (argument === undefined)
    return { kind: { kind: "free" }, before: "", typed };
  const kind = valueOfArgument({
    name: argument.name(),
    description: argument.description,
    choices: argument.argChoices ?? [],
  });
  return { kind, before: "", typed };
}

/** The last item of a list with commas. */
function lastOfList({ before, kind, typed }: Asked): Asked {
  if (kind.kind !== "list") return { before, kind, typed };
  const comma = typed.lastIndexOf(",") + 1;
  return lastOfList({
    kind: kind.of,
    before: before + typed.slice(0, comma),
    typed: typed.slice(comma),
  });
}

/** The options, or the commands, that start with what is typed. */
function listWords(program: Command, line: Line, typed: string): Candidate[] {
  if (typed.startsWith("-") && !line.isPastOptions)
    return optionsOf(program, line, typed);
  return line.isLost ? [] : commandsOf(program, typed);
}

interface Line {
  command: Command | undefined;
  /** The arguments of the command so far, without options. */
  args: string[];
  used: Set<Option>;
  /** The option that waits for its value. */
  pending: Option | undefined;
  /** True after `--`. */
  isPastOptions: boolean;
  /** True after a word that is not a command. */
  isLost: boolean;
}

function readLine(program: Command, words: readonly string[]): Line {
  const line: Line = {
    command: undefined,
    args: [],
    used: new Set(),
    pending: undefined,
    isPastOptions: false,
    isLost: false,
  };
  for (const word of words) {
    if (line.pending !== undefined) {
      line.pending = undefined;
      continue;
    }
    if (!line.isPastOptions && word === "--") line.isPastOptions = true;
    else if (!line.isPastOptions && word.startsWith("-")) {
      const [flag = ""] = word.split("=", 1);
      const option = findOption(line.command ?? program, flag);
      if (option === undefined) continue;
      line.used.add(option);
      if (option.required && !word.includes("=")) line.pending = option;
    } else if (line.command === undefined) {
      line.command = findCommand(program, word);
      line.isLost = line.command === undefined;
    } else line.args.push(word);
  }
  return line;
}

function findCommand(program: Command, name: string): Command | undefined {
  const visible = program.createHelp().visibleCommands(program);
  return visible.find(
    (command) => command.name() === name || command.aliases().includes(name),
  );
}

function findOption(command: Command, flag: string): Option | undefined {
  return command.options.find(
    ({ long, short }) => flag !== "" && (long === flag || short === flag),
  );
}

function kindOf({ argChoices, description, flags, long }: Option): ValueKind {
  const choices = argChoices ?? [];
  return valueOfOption(long ?? "", flags, { description, choices });
}

function commandsOf(program: Command, typed: string): Candidate[] {
  return program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({
      value: command.name(),
      description: command.description(),
    }))
    .filter(({ value }) => value.startsWith(typed));
}

/** Options that are not used yet, or may be repeated. */
function optionsOf(
  program: Command,
  { command, used }: Line,
  typed: string,
): Candidate[] {
  const owner = command ?? program;
  return program
    .createHelp()
    .visibleOptions(owner)
    .filter((option) => !used.has(option) || option.parseArg !== undefined)
    .map(({ description, long, short }) => {
      return { value: long ?? short ?? "", description };
    })
    .filter(({ value }) => value.startsWith(typed));
}
