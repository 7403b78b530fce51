import type { LossKind } from "../losses.ts";

/** A shortcode, an include or a JSX element of another generator: its name and what it is given. */
export interface Component {
  /** As written: `figure`, `TabItem`, `youtube`. */
  name: string;
  /** What its losses are called in the report. */
  kind: LossKind;
  /** Values by name; those without one under "0", "1" and so on. */
  values: ReadonlyMap<string, string>;
  /** Its opening mark as the file has it. */
  source: string;
  /** Line of the file. */
  line: number;
}

/** The first value under one of the names that is not empty. */
export function valueOf(
  { values }: Pick<Component, "values">,
  ...names: string[]
): string | undefined {
  for (const name of names) {
    const value = values.get(name)?.trim();
    if (value !== undefined && value !== "") return value;
  }
  return undefined;
}

export interface Argument {
  name: string | undefined;
  value: string;
  isQuoted: boolean;
}

const ARGUMENT =
  /(?:([\w:.@-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`,]+))/gu;

/** Arguments as shortcodes and Liquid tags write them: `a="b" c=d "e" f`. */
export function readArguments(text: string): Argument[] {
  return [...text.matchAll(ARGUMENT)].map(
    ([, name, double, single, back, bare]) => {
      const value = double ?? single ?? back ?? bare ?? "";
      return {
        name,
        value: value.replaceAll(/\\(["'\\])/gu, "$1"),
        isQuoted: bare === undefined,
      };
    },
  );
}

/** Arguments by name; those without one are numbered from 0. */
export function toValues(
  given: readonly { name: string | undefined; value: string }[],
): Map<string, string> {
  let position = 0;
  return new Map(
    given.map(({ name, value }) => [name ?? String(position++), value]),
  );
}
