/** The kind of value that a place on the command line takes. */
export type ValueKind =
  | { kind: "words"; words: readonly string[] }
  /** Several words with commas between. */
  | { kind: "list"; of: ValueKind }
  | { kind: "rules" }
  | { kind: "fields" }
  | { kind: "settings" }
  | { kind: "conditions" }
  | { kind: "collections" }
  | { kind: "entries" }
  | { kind: "commands" }
  | { kind: "files" }
  | { kind: "folders" }
  | { kind: "free" };

const words = (text: string): ValueKind => {
  return { kind: "words", words: text.split(" ") };
};

/** The kinds of options, by long name. */
const options: Readonly<Record<string, ValueKind>> = {
  "--status": { kind: "list", of: words("draft scheduled live expired") },
  "--fields": { kind: "list", of: { kind: "fields" } },
  "--sort": { kind: "list", of: { kind: "fields" } },
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
  shell: words("bash zsh fish powershell"),
};

/** The declaration of an option or an argument. */
export interface Declared {
  /** The name of the value. */
  name: string;
  description: string;
  choices: readonly string[];
}

/** What an option takes, according to its own name, the name of its value, or its description. */
export function valueOfOption(
  long: string,
  flags: string,
  declared: Omit<Declared, "name">,
): ValueKind {
  const name = /[<[]([\w-]+)/u.exec(flags)?.[1] ?? "";
  return options[long] ?? valueOfArgument({ ...declared, name });
}

export function valueOfArgument({
  choices,
  description,
  name,
}: Declared): ValueKind {
  if (choices.length > 0) return { kind: "words", words: choices };
  const named = args[name];
  if (named !== undefined) return named;
  const listed = wordsIn(description);
  return listed.length > 1
    ? { kind: "words", words: listed }
    : { kind: "free" };
}

/** The words that a description lists: `table, json or csv`, `how to print: pretty, compact`. */
function wordsIn(description: string): string[] {
  const list = description.replace(/^[^:;]*:\s*/u, "").replace(/;.*$/su, "");
  return /^[\w-]+(?:, [\w-]+)*(?:,? or [\w-]+)?$/u.test(list)
    ? list.split(/,? or |, /u)
    : [];
}
