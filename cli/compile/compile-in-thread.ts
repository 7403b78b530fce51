import { Worker, type ResourceLimits } from "node:worker_threads";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import type { BodyAnswer, BodyBatch } from "./compile-body-thread.ts";

/** A thread that compiles texts. */
export interface BodyThread {
  /** Undefined if the thread has failed. */
  compile(input: BodyInput): Promise<CompiledBody | undefined>;
  /** How many texts have no result yet. */
  readonly waiting: number;
  close(): void;
}

interface Request {
  input: BodyInput;
  answer(body: CompiledBody | undefined): void;
}

/** How many texts are sent at a time, because a message takes as long as a few texts in it. */
const BATCH = 4;
/** A small young generation is collected often, which frees the native parser's buffers. */
const LIMITS = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 768 };

/**
 * Starts a thread that takes texts through all stages.
 */
export function compileInThread(limits: ResourceLimits = LIMITS): BodyThread {
  const worker = new Worker(
    new URL("./compile-body-thread.ts", import.meta.url),
    { resourceLimits: limits },
  );
  const sent = new Map<number, Request[]>();
  let next: Request[] = [];
  let batches = 0;
  let waiting = 0;
  let isRunning = true;

  const send = () => {
    if (next.length === 0) return;
    const id = ++batches;
    const batch: BodyBatch = { id, inputs: next.map(({ input }) => input) };
    sent.set(id, next);
    next = [];
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(batch);
  };
  const end = () => {
    isRunning = false;
    for (const { answer } of [...sent.values(), next].flat()) answer(undefined);
    sent.clear();
    next = [];
  };
  worker.on("message", ({ bodies, id }: BodyAnswer) => {
    const batch = sent.get(id) ?? [];
    sent.delete(id);
    for (const [at, { answer }] of batch.entries()) answer(bodies[at]);
  });
  worker.once("error", end);
  worker.once("exit", end);
  // It keeps the process alive only while texts wait for it. Adding a listener for messages undoes this.
  worker.unref();

  return {
    async compile(input) {
      if (!isRunning) return undefined;
      if (waiting++ === 0) worker.ref();
      const body = await new Promise<CompiledBody | undefined>((answer) => {
        next.push({ input, answer });
        if (next.length === BATCH) send();
        else if (next.length === 1) setImmediate(send);
      });
      if (--waiting === 0) worker.unref();
      return body;
    },
    get waiting() {
      return waiting;
    },
    close: () => void worker.terminate(),
  };
}
