import { isMapping } from "./plain-value.ts";
import { readTokens } from "./program-tokens.ts";

/** What a program says in plain words. */
export interface ProgramValues {
  /** What it exports by default, or as a module; undefined when it cannot be told. */
  exported: unknown;
  /** The value of a name that it declares. */
  named: (name: string) => unknown;
}

/** A call of a function, as data: `glob({ pattern })` is `{ call: "glob", given: [{ pattern }] }`. */
export interface ProgramCall {
  call: string;
  given: unknown[];
}

const MAX_DEPTH = 60;
const MAX_ITEMS = 2000;

/**
 * Reads the literals of a program in JavaScript or TypeScript: objects, lists, texts, numbers and the names that stand
 * for them. Nothing is run: what only a run can tell is undefined. A reader of our own, since a parser of the whole
 * language, native and recursive, takes the process with it when a hostile file nests some thousand brackets.
 */
export function readProgram(source: string): ProgramValues {
  const tokens = readTokens(source);
  const declared = new Map<string, number>();
  let exportedAt: number | undefined;
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== "name") continue;
    if (/^(?:const|let|var)$/u.test(text)) declare(index + 1);
    else if (text === "function") {
      const name = tokens[index + 1]?.text ?? "";
      if (!declared.has(name)) declared.set(name, index);
    } else if (text === "export" && isAt(index + 1, "default"))
      exportedAt = index + 2;
    else if (text === "exports" && isAt(index + 1, "=")) exportedAt = index + 2;
  }
  const values = new Map<string, unknown>();
  return {
    exported:
      exportedAt === undefined ? undefined : readValue(exportedAt, 0).value,
    named: (name) => valueOf(name, 0),
  };

  function valueOf(name: string, depth: number): unknown {
    if (values.has(name)) return values.get(name);
    const at = declared.get(name);
    if (at === undefined) return undefined;
    values.set(name, undefined);
    const { value } = readValue(at, depth + 1);
    values.set(name, value);
    return value;
  }

  function isAt(index: number, text: string): boolean {
    const token = tokens[index];
    return token !== undefined && token.kind !== "text" && token.text === text;
  }

  /** A declared name, whose type may stand before its value. */
  function declare(at: number): void {
    const name = tokens[at]?.text ?? "";
    for (let next = at + 1; next < at + 60; next++) {
      if (isAt(next, "=") && !declared.has(name)) declared.set(name, next + 1);
      if (isAt(next, "=") || isAt(next, ";")) return;
    }
  }

  /** The value at a token, and the first token after it. */
  function readValue(
    start: number,
    depth: number,
  ): { value: unknown; next: number } {
    let { next, value } = readOperand(start, depth);
    while (isAt(next, "as") || isAt(next, "satisfies")) next = skipType(next);
    while (isAt(next, "||") || isAt(next, "??")) {
      const other = readOperand(next + 1, depth + 1);
      value ??= other.value;
      next = other.next;
    }
    const isWhole =
      next >= tokens.length ||
      [",", ";", ")", "]", "}"].some((mark) => isAt(next, mark)) ||
      tokens[next]?.kind === "name";
    return { value: isWhole ? value : undefined, next };
  }

  function readOperand(
    at: number,
    depth: number,
  ): { value: unknown; next: number } {
    const token = tokens[at];
    if (token === undefined || depth > MAX_DEPTH)
      return { value: undefined, next: token?.end ?? at + 1 };
    const { end = at, kind, text } = token;
    if (kind === "text") return { value: text, next: at + 1 };
    if (kind === "number") return { value: Number(text), next: at + 1 };
    if (kind === "name") return readName(at, depth);
    if (text === "{")
      return { value: readObject(at, end, depth), next: end + 1 };
    if (text === "[") return { value: readList(at, end, depth), next: end + 1 };
    if (text !== "(") return { value: undefined, next: at + 1 };
    return isAt(end + 1, "=>")
      ? readBody(end + 2, depth)
      : { value: readValue(at + 1, depth + 1).value, next: end + 1 };
  }

  function readName(
    at: number,
    depth: number,
  ): { value: unknown; next: number } {
    const { text = "" } = tokens[at] ?? {};
    if (/^(?:async|await|new)$/u.test(text)) return readOperand(at + 1, depth);
    if (text === "function") {
      const parameters = [1, 2, 3].find((step) => isAt(at + step, "(")) ?? 0;
      return readBody((tokens[at + parameters]?.end ?? at) + 1, depth);
    }
    if (/^(?:true|false|null|undefined)$/u.test(text)) {
      const known: Record<string, unknown> = { true: true, false: false };
      return { value: known[text], next: at + 1 };
    }
    if (isAt(at + 1, "=>")) return readBody(at + 2, depth);
    let name = text;
    let next = at + 1;
    while ((isAt(next, ".") || isAt(next, "?.")) && tokens[next + 1]) {
      name += `.${tokens[next + 1]?.text ?? ""}`;
      next += 2;
    }
    if (!isAt(next, "(")) return { value: valueOf(name, depth), next };
    const end = tokens[next]?.end ?? next;
    const given = readList(next, end, depth);
    return { value: toCall(name, given), next: end + 1 };
  }

  /** What a function gives back: its expression, or what stands after the first `return`. */
  function readBody(
    at: number,
    depth: number,
  ): { value: unknown; next: number } {
    if (!isAt(at, "{")) return readValue(at, depth + 1);
    const end = tokens[at]?.end ?? at;
    const found = tokens
      .slice(at, end)
      .findIndex(({ kind, text }) => kind === "name" && text === "return");
    return {
      value:
        found === -1 ? undefined : readValue(at + found + 1, depth + 1).value,
      next: end + 1,
    };
  }

  function readObject(
    start: number,
    end: number,
    depth: number,
  ): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    for (let at = start + 1; at < end; at = skipItem(at, end)) {
      if (isAt(at, "...")) {
        const { value } = readValue(at + 1, depth + 1);
        if (isMapping(value)) fields.push(...Object.entries(value));
        continue;
      }
      const key = tokens[at]?.text ?? "";
      if (isAt(at + 1, ":"))
        fields.push([key, readValue(at + 2, depth + 1).value]);
      else if (isAt(at + 1, ",") || at + 1 >= end)
        fields.push([key, valueOf(key, depth)]);
      if (fields.length > MAX_ITEMS) break;
    }
    return Object.fromEntries(fields);
  }

  function readList(start: number, end: number, depth: number): unknown[] {
    const items: unknown[] = [];
    for (let at = start + 1; at < end; at = skipItem(at, end)) {
      const isSpread = isAt(at, "...");
      const { value } = readValue(isSpread ? at + 1 : at, depth + 1);
      if (isSpread && Array.isArray(value)) items.push(...value);
      else items.push(value);
      if (items.length > MAX_ITEMS) break;
    }
    return items;
  }

  /** The first token after the next comma. */
  function skipItem(start: number, end: number): number {
    let at = start;
    while (at < end && !isAt(at, ",")) at = (tokens[at]?.end ?? at) + 1;
    return at + 1;
  }

  function skipType(start: number): number {
    let at = start + 1;
    while (
      at < tokens.length &&
      ![",", ";", ")", "]", "}"].some((mark) => isAt(at, mark))
    )
      at = (tokens[at]?.end ?? at) + 1;
    return at;
  }
}

/** A path that a program puts together from texts is that path; any other call stays one. */
function toCall(name: string, given: unknown[]): unknown {
  const texts = given.filter((item) => typeof item === "string");
  if (/^(?:require(?:\.resolve)?|URL)$/u.test(name)) return texts[0];
  if (/(?:^|\.)(?:join|resolve)$/u.test(name)) return texts.join("/");
  return { call: name, given } satisfies ProgramCall;
}

export function isCall(
  value: unknown,
): value is ProgramCall & Record<string, unknown> {
  return (
    isMapping(value) &&
    typeof value.call === "string" &&
    Array.isArray(value.given)
  );
}

/** The mapping that a configuration is: as it is, or given to a function such as `defineConfig`. */
export function readConfiguration(source: string | undefined): unknown {
  let value = readProgram(source ?? "").exported;
  for (let depth = 0; isCall(value) && depth < 5; depth++)
    value = value.given.find(isMapping);
  return value;
}
