import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";

/** What one text may take in a process of its own before it is given up. */
const LIMIT_MS = 10_000;
const LIMIT_MB = 512;

/** Loaded when the first text has to be compiled: a run with nothing to do needs no parser. */
let compiler: ReturnType<typeof loadCompiler> | undefined;
const loadCompiler = () => import("./compile-body.ts");

/**
 * Compiles one text. An ordinary one is compiled here. One whose make-up could cost a Markdown parser minutes or
 * gigabytes, which as little as 10 kB can, goes to a process of its own with a limit of time and memory: it costs a
 * real text nothing but a moment, and a hostile one ends in a diagnostic. A thread would not do: one that runs out
 * of memory can take the whole process with it.
 */
export async function compileBodySafely(
  input: BodyInput,
): Promise<CompiledBody> {
  compiler ??= loadCompiler();
  const { compileBody, tooComplex } = await compiler;
  const body = input.text.slice(input.range.start, input.range.end);
  if (isOrdinary(body)) return compileBody(input);
  const result = await runApart(input);
  if (typeof result !== "string") return result;
  return tooComplex(createSourceText(input.file, input.text), input, result);
}

/** Bounds that texts written by people keep, and within which parsing takes well under a second. */
const MOST = {
  characters: 100_000,
  emptyLines: 60,
  /** Characters that mark something up, in a long block and in a line. */
  marksInBlock: 1000,
  marksInLine: 400,
  /** Characters that open quotes and lists, at the start of a line. */
  prefix: 60,
  pipes: 100,
};
const LONG_BLOCK = 2000;

/** Looks at each character once. */
function isOrdinary(body: string): boolean {
  if (body.length > MOST.characters) return false;
  let emptyLines = 0;
  let block = { length: 0, marks: 0 };
  for (let start = 0; start < body.length;) {
    const end = body.indexOf("\n", start);
    const next = end === -1 ? body.length : end;
    const line = measureLine(body, start, next);
    if (line.prefix > MOST.prefix || line.pipes > MOST.pipes) return false;
    if (line.marks > MOST.marksInLine) return false;
    emptyLines = line.isEmpty ? emptyLines + 1 : 0;
    if (emptyLines > MOST.emptyLines) return false;
    if (line.isEmpty) block = { length: 0, marks: 0 };
    block.length += next - start;
    block.marks += line.marks;
    if (block.length > LONG_BLOCK && block.marks > MOST.marksInBlock)
      return false;
    start = next + 1;
  }
  return true;
}

/** What a character can be, as bits. */
const BLANK = 1;
const PREFIX = 2;
const MARK = 4;
const PIPE = 8;
const kinds = new Uint8Array(128);
const addKind = (bit: number, characters: string) => {
  for (const character of characters) {
    const code = character.charCodeAt(0);
    kinds[code] = (kinds[code] ?? 0) | bit;
  }
};
addKind(BLANK, " \t\r>");
addKind(PREFIX, " \t-+*>0123456789.)");
addKind(MARK, "*_~[]`<>&!");
addKind(PIPE, "|");

function measureLine(body: string, start: number, end: number) {
  let at = start;
  while (at < end && ((kinds[body.charCodeAt(at)] ?? 0) & PREFIX) !== 0) at++;
  const prefix = at - start;
  let pipes = 0;
  let marks = 0;
  let all = BLANK;
  for (at = start; at < end; at++) {
    const code = body.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : 0;
    if (kind === 0 || kind === undefined) all = 0;
    else {
      all &= kind;
      if ((kind & MARK) !== 0) marks++;
      else if ((kind & PIPE) !== 0) pipes++;
    }
  }
  return { prefix, pipes, marks, isEmpty: all !== 0 };
}

/** The compiled text, or one sentence that says why there is none. */
function runApart(input: BodyInput): Promise<CompiledBody | string> {
  const file = new URL("compile-body-process.ts", import.meta.url);
  const child = fork(fileURLToPath(file), {
    execArgv: [`--max-old-space-size=${LIMIT_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise((resolve) => {
    const end = (result: CompiledBody | string) => {
      clearTimeout(timer);
      resolve(result);
      child.kill("SIGKILL");
    };
    const timer = setTimeout(
      () => end(`The text takes more than ${LIMIT_MS / 1000} s to compile.`),
      LIMIT_MS,
    );
    child.once("message", (result) => end(parseResult(result)));
    // Every other end comes from memory: any other failure of a text is caught where it happens.
    child.once("close", () =>
      end("The text takes more memory to compile than any page needs."),
    );
    child.once("error", () => end("The text could not be compiled by itself."));
    child.send(input, () => {});
  });
}

/** What our own process sends back: it is on the other side of a wall, but runs the same code. */
function parseResult(message: unknown): CompiledBody {
  return message as CompiledBody;
}
