import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";

/** What one text may take in a process of its own before it is given up. */
const LIMIT_MS = 10_000;
const LIMIT_MB = 512;

/**
 * Compiles one text. An ordinary one is compiled here. One whose make-up could cost a Markdown parser minutes or
 * gigabytes, which as little as 10 kB can, goes to a process of its own with a limit of time and memory: it costs a
 * real text nothing but a moment, and a hostile one ends in a diagnostic. A thread would not do: one that runs out
 * of memory can take the whole process with it.
 */
export async function compileBodySafely(
  input: BodyInput,
): Promise<CompiledBody> {
  const { compileBody, tooComplex } = await import("./compile-body.ts");
  const body = input.text.slice(input.range.start, input.range.end);
  if (isOrdinary(body)) return compileBody(input);
  const result = await runApart(input);
  if (typeof result !== "string") return result;
  return tooComplex(createSourceText(input.file, input.text), input, result);
}

/** Bounds that texts written by people keep, and within which parsing takes well under a second. */
function isOrdinary(body: string): boolean {
  if (body.length > 100_000 || /\n(?:[ \t>]*\r?\n){60}/u.test(body))
    return false;
  for (const block of body.split(/\n[ \t]*\r?\n/u)) {
    if (block.length > 2000 && count(block, /[*_~[\]`<&!]/gu) > 1000)
      return false;
    for (const line of block.split("\n")) {
      const prefix = /^(?:[ \t]|[-+*>]|\d+[.)])*/u.exec(line)?.[0] ?? "";
      if (prefix.length > 60 || count(line, /\|/gu) > 100) return false;
      if (count(line, /[<>[\]*_`]/gu) > 400) return false;
    }
  }
  return true;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
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
