/** A shortcode, an include or a JSX element of another generator, read but never run. */
export interface Component {
  /** As written, without its last extension: `figure`, `TabItem`, `youtube`. */
  name: string;
  /** Values by name; those without one under "0", "1" and so on. */
  values: ReadonlyMap<string, string>;
}

/** The first value that there is under one of the names. */
export function valueOf(
  { values }: Component,
  ...names: string[]
): string | undefined {
  for (const name of names) {
    const value = values.get(name);
    if (value !== undefined && value.trim() !== "") return value.trim();
  }
  return undefined;
}

const ARGUMENT =
  /([\w:.@-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`]+))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|(\S+)/gu;

/** Arguments as shortcodes and Liquid tags write them: `a="b" c=d "e" f`. */
export function parseArguments(text: string): Map<string, string> {
  const values = new Map<string, string>();
  let position = 0;
  for (const found of text.matchAll(ARGUMENT)) {
    const [, name, ...parts] = found;
    const value = parts.find((part) => part !== undefined) ?? "";
    const plain = value.replaceAll(/\\(["'\\])/gu, "$1");
    values.set(name ?? String(position++), plain);
  }
  return values;
}

/** Names of the arguments that stand without quotes: `c` in `a="b" c=d "e" f`. */
export function bareArguments(text: string): Set<string> {
  return new Set(
    [...text.matchAll(ARGUMENT)].flatMap(([, name, , , , bare]) =>
      name !== undefined && bare !== undefined ? [name] : [],
    ),
  );
}
