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
};

/** The kind of value that an option takes, by its choices, its own name, or the name of its value. */
export function valueOfOption(option: Option): ValueKind {
  const name = /[<[]([\w-]+)/u.exec(option.flags)?.[1] ?? "";
  return options[option.long ?? ""] ?? valueOf(name, option);
}

/** The kind of value that an argument takes, by its choices or its name. */
export function valueOfArgument(argument: Argument): ValueKind {
  return valueOf(argument.name(), argument);
}

function valueOf(
  name: string,
  { argChoices: words }: Pick<Option, "argChoices">,
): ValueKind {
  if (words) return { kind: "words", words };
  return args[name] ?? { kind: "free" };
}
