import type { Command, Option, Argument } from "commander";
import { isRepeatable } from "../command.ts";

/** One word that fits at the cursor. */
export interface Candidate {
  value: string;
  description: string;
}

interface Completion {
  candidates: Candidate[];
  /** What the shell should complete itself. */
  paths?: "files" | "folders";
}

/** Lists the values of a kind. Only this part reads the content. */
export type ListValues = (
  kind: ValueKind,
  place: { args: readonly string[]; typed: string },
) => Promise<readonly (string | Candidate)[]>;

interface Asked {
  kind: ValueKind;
  /** What comes before it in the same word, such as `--format=`. */
  before: string;
  typed: string;
}

/**
 * Lists what may come next on a command line.
 * @param words the words after the program's name. The last one is being typed and may be empty.
 */
export async function complete(
  program: Command,
  words: readonly string[],
  listValues: ListValues,
): Promise<Completion> {
  const word = words.at(-1) ?? "";
  const line = readLine(program, words.slice(0, -1));
  const asked = findAsked(program, line, word);
  if (asked === undefined)
    return { candidates: startingWith(word, listWords(program, line, word)) };
  const { kind } = asked;
  if (kind.kind === "files" || kind.kind === "folders")
    return { candidates: [], paths: kind.kind };
  // Of a list with commas, the last item is being typed.
  const comma = kind.isList ? asked.typed.lastIndexOf(",") + 1 : 0;
  const before = asked.before + asked.typed.slice(0, comma);
  const typed = asked.typed.slice(comma);
  const values =
    kind.kind === "commands"
      ? commandsOf(program)
      : await listValues(kind, { args: line.args, typed });
  const candidates = values.map((one) =>
    typeof one === "string" ? { value: one, description: "" } : one,
  );
  return {
    candidates: startingWith(typed, candidates).map((one) => {
      return { ...one, value: before + one.value };
    }),
  };
}

function startingWith(typed: string, all: readonly Candidate[]): Candidate[] {
  return all.filter(({ value }) => value.startsWith(typed));
}

/** The value at the cursor. Undefined if a command or an option is being typed. */
function findAsked(
  program: Command,
  { args, command, isPastOptions, pending }: Line,
  typed: string,
): Asked | undefined {
  if (pending) return { kind: valueOfOption(pending), before: "", typed };
  if (typed.startsWith("-") && !isPastOptions) {
    const [, flag = "", text] = /^(--[^=]+)=(.*)$/su.exec(typed) ?? [];
    const option = findOption(command ?? program, flag);
    if (option === undefined || text === undefined) return undefined;
    return { kind: valueOfOption(option), before: `${flag}=`, typed: text };
  }
  if (command === undefined) return undefined;
  const declared = command.registeredArguments;
  const last = declared.at(-1);
  const argument = declared[args.length] ?? (last?.variadic ? last : undefined);
  if (argument === undefined)
    return { kind: { kind: "free" }, before: "", typed };
  return { kind: valueOfArgument(argument), before: "", typed };
}

function listWords(program: Command, line: Line, typed: string): Candidate[] {
  if (typed.startsWith("-") && !line.isPastOptions)
    return optionsOf(program, line);
  return line.isLost ? [] : commandsOf(program);
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
  return visibleCommands(program).find(
    (command) => command.name() === name || command.aliases().includes(name),
  );
}

function findOption(command: Command, flag: string): Option | undefined {
  return command.options.find(
    ({ long, short }) => flag !== "" && (long === flag || short === flag),
  );
}

function visibleCommands(program: Command): Command[] {
  return program.createHelp().visibleCommands(program);
}

function commandsOf(program: Command): Candidate[] {
  return visibleCommands(program).map((command) => {
    return { value: command.name(), description: command.description() };
  });
}

/** Options that are not used yet, or may be repeated. */
function optionsOf(program: Command, { command, used }: Line): Candidate[] {
  return program
    .createHelp()
    .visibleOptions(command ?? program)
    .filter((option) => !used.has(option) || isRepeatable(option))
    .map(({ description, long, short }) => {
      return { value: long ?? short ?? "", description };
    });
}

interface ValueKind {
  kind:
    | "words"
    | "rules"
    | "fields"
    | "settings"
    | "conditions"
    | "collections"
    | "entries"
    | "commands"
    | "files"
    | "folders"
    | "free";
  /** The values of the kind `words`. */
  words?: readonly string[];
  /** True for several values with commas between. */
  isList?: true;
}

export const statuses = ["draft", "scheduled", "live", "expired"];

const options: Readonly<Record<string, ValueKind>> = {
  "--status": { kind: "words", words: statuses, isList: true },
  "--fields": { kind: "fields", isList: true },
  "--sort": { kind: "fields", isList: true },
  "--where": { kind: "conditions" },
  "--set": { kind: "settings" },
  "--rule": { kind: "rules" },
  "--redirect-to": { kind: "entries" },
};

const args: Readonly<Record<string, ValueKind>> = {
  collection: { kind: "collections" },
  entry: { kind: "entries" },
  paths: { kind: "files" },
  path: { kind: "files" },
  file: { kind: "files" },
  files: { kind: "files" },
  dir: { kind: "folders" },
  folder: { kind: "folders" },
  rule: { kind: "rules" },
  command: { kind: "commands" },
};

/** The kind of value that an option takes, by its choices, its own name, or the name of its value. */
function valueOfOption(option: Option): ValueKind {
  const name = /[<[]([\w-]+)/u.exec(option.flags)?.[1] ?? "";
  return options[option.long ?? ""] ?? valueOf(name, option);
}

function valueOfArgument(argument: Argument): ValueKind {
  return valueOf(argument.name(), argument);
}

function valueOf(
  name: string,
  { argChoices: words }: Pick<Option, "argChoices">,
): ValueKind {
  if (words) return { kind: "words", words };
  return args[name] ?? { kind: "free" };
}
