import { getCompileCacheDir } from "node:module";
import { availableParallelism } from "node:os";
import { env } from "node:process";
import { inspect } from "node:util";
import type { Tinypool } from "tinypool";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";

/** Compiles texts: a few ordinary ones in this process, all others in workers. */
export interface BodyCompiler {
  compile(input: BodyInput): Promise<CompiledBody>;
  /** Ends the workers. Without this, they keep the process alive. */
  close(): Promise<void>;
}

/** More texts than this take longer here than workers take to start. */
const FEW_TEXTS = 100;
/** How long a worker waits for the next text, in milliseconds. */
const IDLE_MS = 5000;

/** Loaded with the first text, because a run that finds everything in its cache needs no pipeline. */
const loadPipeline = () => import("./compile-body.ts");

/** The input for a text without front matter and without files beside it, to be rendered. */
export const toBodyInput = (file: string, text: string): BodyInput => ({
  file,
  text,
  range: { start: 0, end: text.length },
  fragments: { wireframe: {}, code: {} },
  images: {},
  render: true,
});

/** @param texts how many will be compiled */
export function createBodyCompiler(texts: number): BodyCompiler {
  let pool: Promise<Tinypool> | undefined;
  /** Node would end while only workers are busy: the pool does not keep it alive. */
  let awake: NodeJS.Timeout | undefined;
  return {
    async compile(input) {
      if (texts <= FEW_TEXTS && isOrdinary(input))
        return (await loadPipeline()).compileBody(input);
      pool ??= startPool();
      awake ??= setInterval(() => {}, IDLE_MS);
      try {
        return parseBody(await (await pool).run(input));
      } catch (error) {
        // What a worker throws arrives as plain data, and is a bug.
        if (!(error instanceof Error))
          throw new Error(inspect(error), { cause: error });
        const { tooComplex } = await loadPipeline();
        const source = createSourceText(input.file, input.text);
        return tooComplex(source, input, TOO_MUCH);
      }
    },
    async close() {
      await (await pool)?.destroy();
      clearInterval(awake);
    },
  };
}

const TOO_MUCH =
  "The text takes more time or memory to compile than any page needs.";

/**
 * Workers are processes: a thread that runs out of memory, or whose native parser crashes, would end the whole command.
 * Each ends itself when a text takes too much, and the pool goes on with another.
 */
async function startPool(): Promise<Tinypool> {
  const { Tinypool } = await import("tinypool");
  return new Tinypool({
    runtime: "child_process",
    filename: new URL("./body-process.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: IDLE_MS,
    env: { ...env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? "" },
    serialization: "advanced",
  });
}

/** No known text within these bounds takes the parser four seconds or 250 MB. */
const MAX_CHARACTERS = 100_000;
/** Lines, times the bars of the widest: the parser fills each row of a table up to the width of its head. */
const MAX_CELLS = 100_000;
/** The memory for references to characters grows with their number times the length of the text. */
const MAX_REFERENCES = 2000;

/** True if a text can be compiled in this process. */
function isOrdinary({ range, text }: BodyInput): boolean {
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

/** Trusted: it comes from this code in a worker. */
function parseBody(body: unknown): CompiledBody {
  return body as CompiledBody;
}
