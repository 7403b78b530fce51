import type { Command, Option } from "commander";
import {
  valueOfArgument,
  valueOfOption,
  type ValueKind,
} from "./option-values.ts";

/** One thing that may stand where the cursor is. */
export interface Candidate {
  value: string;
  description: string;
}

export interface Completion {
  candidates: Candidate[];
  /** What the shell is to add by itself. */
  paths?: "files" | "folders";
}

/** Gives the values of a kind: the only part that looks at the content. */
export type ListValues = (
  kind: ValueKind,
  place: { command: string; args: readonly string[]; typed: string },
) => Promise<readonly (string | Candidate)[]>;

/**
 * What may come next on a command line.
 * @param words what stands after the program's name; the last one is being typed, and may be empty
 */
export async function complete(
  program: Command,
  words: readonly string[],
  listValues: ListValues,
): Promise<Completion> {
  const typed = words.at(-1) ?? "";
  const line = readLine(program, words.slice(0, -1));
  const { args, command, pending } = line;
  const name = command?.name() ?? "";
  if (pending !== undefined) return completeValue(kindOf(pending), "", typed);
  if (typed.startsWith("-") && !line.isPastOptions) {
    const [, flag = "", text] = /^(--[^=]+)=(.*)$/su.exec(typed) ?? [];
    const option = findOption(command ?? program, flag);
    if (option !== undefined && text !== undefined)
      return completeValue(kindOf(option), `${flag}=`, text);
    return { candidates: optionsOf(program, line, typed) };
  }
  if (command === undefined)
    return { candidates: line.isLost ? [] : commandsOf(program, typed) };
  const declared = command.registeredArguments;
  const argument =
    declared[args.length] ??
    (declared.at(-1)?.variadic ? declared.at(-1) : undefined);
  if (argument === undefined) return { candidates: [] };
  const kind = valueOfArgument({
    name: argument.name(),
    description: argument.description,
    choices: argument.argChoices ?? [],
  });
  return completeValue(kind, "", typed);

  async function completeValue(
    kind: ValueKind,
    before: string,
    text: string,
  ): Promise<Completion> {
    if (kind.kind === "free") return { candidates: [] };
    if (kind.kind === "files" || kind.kind === "folders")
      return { candidates: [], paths: kind.kind };
    if (kind.kind === "commands")
      return { candidates: commandsOf(program, text) };
    if (kind.kind === "list") {
      const comma = text.lastIndexOf(",") + 1;
      const done = text.slice(0, comma);
      return completeValue(kind.of, before + done, text.slice(comma));
    }
    const place = { command: name, args, typed: text };
    const values = await listValues(kind, place);
    const candidates = values
      .map((value) =>
        typeof value === "string" ? { value, description: "" } : value,
      )
      .filter(({ value }) => value.startsWith(text))
      .map(({ description, value }) => {
        return { value: before + value, description };
      });
    return { candidates };
  }
}

interface Line {
  command: Command | undefined;
  /** Given to the command so far, without options. */
  args: string[];
  used: Set<Option>;
  /** The option whose value comes next. */
  pending: Option | undefined;
  /** True after `--`. */
  isPastOptions: boolean;
  /** True after a word that is no command. */
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

/** Options that were not given yet, or may be given again. */
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
