import type { DocumentBody } from "./body/document-body.ts";
import { runWithLimit } from "./project/run-with-limit.ts";

const LIMIT = { cpuMs: 20_000, memoryMb: 1024 };

/**
 * Tries a text in a thread of its own when its make-up could cost a parser minutes, which as little as 10 kB can.
 * @returns one sentence that says why it cannot be read, or nothing
 */
export async function tryDocument(
  body: DocumentBody,
): Promise<string | undefined> {
  if (isOrdinary(body.text)) return undefined;
  const worker = new URL("try-worker.ts", import.meta.url);
  const result = await runWithLimit(worker, body, LIMIT);
  return "problem" in result ? `${result.problem} Split the text.` : undefined;
}

/** Bounds that texts written by people keep, and within which reading takes well under a second. */
function isOrdinary(body: string): boolean {
  if (body.length > 80_000 || /\n(?:[ \t>]*\r?\n){60}/u.test(body))
    return false;
  return (
    body
      .split(/\n[ \t]*\r?\n/u)
      .every((block) => block.length <= 2000 || !isDense(block, 1500)) &&
    body
      .split("\n")
      .every(
        (line) =>
          !/^(?:[ \t]|[-+*>]|\d+[.)]){61}/u.test(line) && !isDense(line, 400),
      )
  );
}

function isDense(text: string, most: number): boolean {
  return (text.match(/[<>[\]*_`{&!~$|]/gu)?.length ?? 0) > most;
}
