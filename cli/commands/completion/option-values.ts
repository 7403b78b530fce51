import type { Argument, Option } from "commander";

/** The kind of value that a place on the command line takes. */
export interface ValueKind {
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

/** The kinds of options, by long name. */
const options: Readonly<Record<string, ValueKind>> = {
  "--status": { kind: "words", words: statuses, isList: true },
  "--fields": { kind: "fields", isList: true },
  "--sort": { kind: "fields", isList: true },
  "--where": { kind: "conditions" },
  "--set": { kind: "settings" },
  "--rule": { kind: "rules" },
  "--redirect-to": { kind: "entries" },
};

/** The kinds of arguments, by name. */
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
  shell: { kind: "words", words: ["bash", "zsh", "fish", "powershell"] },
};

/** The kind of value that an option takes, by its own name, the name of its value, or its description. */
export function valueOfOption({
  argChoices = [],
  description,
  flags,
  long,
}: Option): ValueKind {
  const name = /[<[]([\w-]+)/u.exec(flags)?.[1] ?? "";
  return options[long ?? ""] ?? valueOf(name, description, argChoices);
}

export function valueOfArgument(argument: Argument): ValueKind {
  const { argChoices = [], description } = argument;
  return valueOf(argument.name(), description, argChoices);
}

function valueOf(
  name: string,
  description: string,
  choices: readonly string[],
): ValueKind {
  if (choices.length > 0) return { kind: "words", words: choices };
  const words = wordsIn(description);
  const described: ValueKind =
    words.length > 1 ? { kind: "words", words } : { kind: "free" };
  return args[name] ?? described;
}

/** The words that a description lists: `table, json or csv`, `how to print: pretty, compact`. */
function wordsIn(description: string): string[] {
  const list = description.replace(/^[^:;]*:\s*/u, "").replace(/;.*$/su, "");
  return /^[\w-]+(?:, [\w-]+)*(?:,? or [\w-]+)?$/u.test(list)
    ? list.split(/,? or |, /u)
    : [];
}
