import type { BodyInput, CompiledBody } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";

/** Loaded with the first text, because a run that finds everything in its cache needs no parser. */
let compiler: ReturnType<typeof loadCompiler> | undefined;
const loadCompiler = () => import("./compile-body.ts");

/**
 * Compiles one text. A text that could cost the Markdown parser minutes or gigabytes is compiled in a separate
 * process with limits of time and memory. A harmless one takes slightly longer, a hostile one becomes a diagnostic.
 */
export async function compileBodySafely(
  input: BodyInput,
): Promise<CompiledBody> {
  if (isOrdinary(input)) {
    compiler ??= loadCompiler();
    return (await compiler).compileBody(input);
  }
  const { compileBodyApart } = await import("./compile-body-apart.ts");
  const result = await compileBodyApart(input);
  if (typeof result !== "string") return result;
  const { tooComplex } = await import("./compile-body.ts");
  return tooComplex(createSourceText(input.file, input.text), input, result);
}

/** No known text within these bounds takes the parser four seconds or 250 MB. */
const MAX_CHARACTERS = 100_000;
/** Lines, times the bars of the widest: the parser fills each row of a table up to the width of its head. */
const MAX_CELLS = 100_000;
/** The memory for references to characters grows with their number times the length of the text. */
const MAX_REFERENCES = 2000;

/** True if a text can be compiled in this process. */
export function isOrdinary({ range, text }: BodyInput): boolean {
  const body = text.slice(range.start, range.end);
  if (body.length > MAX_CHARACTERS) return false;
  if (countIn(body, "&") > MAX_REFERENCES) return false;
  const lines = countIn(body, "\n") + 1;
  if (lines * countIn(body, "|") <= MAX_CELLS) return true;
  const bars = body.split("\n").map((line) => countIn(line, "|"));
  return bars.length * Math.max(...bars) <= MAX_CELLS;
}

function countIn(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; count++)
    at = text.indexOf(character, at + 1);
  return count;
}
