/** A word, a mark or a text of a program in JavaScript or TypeScript. */
export interface ProgramToken {
  kind: "name" | "text" | "number" | "mark";
  /** As it is written; what is between the quotes of a text. */
  text: string;
  /** Number of the token that closes a bracket. */
  end?: number;
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<number>\d[\w.]*)|"(?<double>(?:[^"\\\n]|\\[\s\S])*)(?:"|\n|\\?$)|'(?<single>(?:[^'\\\n]|\\[\s\S])*)(?:'|\n|\\?$)|`(?<template>(?:[^`\\]|\\[\s\S])*)(?:`|\\?$)|(?<mark>=>|\.{3}|\?\?|\|\||\?\.|[\s\S])/uy;

/** The longest program that is read: a configuration is far shorter. */
const MOST = 100_000;

/** A pattern between slashes, which begins where no value can be divided. */
const PATTERN = /(?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,60}\]){1,120}\/\w*/uy;

/** The tokens of a program. */
export function readTokens(source: string): ProgramToken[] {
  const tokens: ProgramToken[] = [];
  const open: ProgramToken[] = [];
  const text = source.slice(0, MOST);
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const token = toToken(found.groups ?? {});
    if (token === undefined) continue;
    if (token.text === "/" && token.kind === "mark") skipPattern();
    if (token.kind === "mark" && "([{".includes(token.text)) open.push(token);
    if (token.kind === "mark" && ")]}".includes(token.text)) {
      const opened = open.pop();
      if (opened !== undefined) opened.end = tokens.length;
    }
    tokens.push(token);
  }
  for (const token of open) token.end = tokens.length;
  return tokens;

  function skipPattern(): void {
    const before = tokens.at(-1);
    if (before?.kind !== "mark" || ")]}".includes(before.text)) return;
    PATTERN.lastIndex = TOKEN.lastIndex;
    if (PATTERN.test(text)) TOKEN.lastIndex = PATTERN.lastIndex;
  }
}

function toToken(
  groups: Record<string, string | undefined>,
): ProgramToken | undefined {
  const { double, mark, name, number, single, template } = groups;
  if (name !== undefined) return { kind: "name", text: name };
  if (number !== undefined) return { kind: "number", text: number };
  if (mark !== undefined) return { kind: "mark", text: mark };
  const quoted = double ?? single ?? template;
  if (quoted === undefined) return undefined;
  // What a program puts together is not known before it runs.
  if (template?.includes("${")) return { kind: "mark", text: "`" };
  return { kind: "text", text: unescape(quoted) };
}

function unescape(quoted: string): string {
  return quoted.replaceAll(
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/giu,
    (_, wide?: string, narrow?: string, letter = "") => {
      const code = wide ?? narrow;
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      return { n: "\n", t: "\t", "\n": "" }[letter as string] ?? letter;
    },
  );
}
