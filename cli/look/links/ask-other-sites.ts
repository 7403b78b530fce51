import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { OpenContent } from "../open-content.ts";
import { openAnswerMemory } from "./answer-memory.ts";
import { createAsker } from "./ask-address.ts";
import {
  checkExternalLinks,
  type ExternalLinksOptions,
} from "./check-external-links.ts";

export interface OtherSitesOptions extends Pick<
  ExternalLinksOptions,
  "allowPrivate" | "isWanted" | "onAnswer"
> {
  /** Answers that are older are requested again. In milliseconds. */
  maxAgeMs: number;
  timeoutMs: number;
}

/**
 * Checks the links to other sites over the network.
 * @throws AppError when the context's signal is aborted
 */
export async function askOtherSites(
  { compiled, folders, hosts }: OpenContent,
  { maxAgeMs, timeoutMs, ...options }: OtherSitesOptions,
  { clock, env, signal = new AbortController().signal }: CommandContext,
) {
  const [host] = hosts;
  const ask = createAsker({
    allowPrivate: options.allowPrivate,
    env,
    signal,
    timeoutMs,
    userAgent: `northlark-link-check${host === undefined ? "" : ` (+https://${host})`}`,
    wait: (ms) => sleep(ms, undefined, { signal }),
  });
  const memory = openAnswerMemory(folders.outDir, clock(), maxAgeMs);
  try {
    return await checkExternalLinks(compiled, {
      ...options,
      ask,
      hosts,
      memory,
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new AppError("stopped", "Stopped before all links were checked.", {
      hint: "Run it again: it goes on with the addresses that are left.",
    });
  }
}
