import { CompileCache } from "../../compile/cache/compile-cache.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { sortDiagnostics } from "../../model/diagnostic.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { LinkAnswer } from "../../model/link-answer.ts";
import { writtenLinks } from "../../rules/link/check-links.ts";
import {
  reportAnswer,
  type WrittenLink,
} from "../../rules/link/written-link.ts";
import { externalAddress, whyNotAsked } from "./request-address.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { OpenContent } from "../open-content.ts";
import { createAsker } from "./ask-address.ts";
import { count } from "../../report/report.ts";

/** How many hosts are requested in parallel. */
const HOSTS_AT_A_TIME = 16;

interface ExternalLinksOptions {
  /** The hosts of the site itself. */
  hosts: ReadonlySet<string>;
  /** Chooses the files whose links are checked. */
  isWanted: (file: string) => boolean;
  /** True to request addresses in private networks as well. */
  allowPrivate: boolean;
  memory: AnswerMemory;
  ask: (address: URL) => Promise<LinkAnswer>;
  onAnswer: (answered: number, total: number) => void;
}

/**
 * Requests every external address in the content once, and reports links to broken ones. Fragments are not checked,
 * because that would need the whole page.
 */
export async function checkExternalLinks(
  { fieldLinks, folder }: Pick<CompileResult, "fieldLinks" | "folder">,
  options: ExternalLinksOptions,
) {
  const { memory } = options;
  const links = findLinks(writtenLinks({ fieldLinks, folder }), options);
  const known = new Map<string, LinkAnswer>();
  const unasked: URL[] = [];
  const skipped = { reserved: new Set<string>(), private: new Set<string>() };
  for (const address of links.keys()) {
    const url = new URL(address);
    const answer = memory.recall(address);
    const reason = whyNotAsked(url);
    if (answer !== undefined) known.set(address, answer);
    else if (reason === undefined) unasked.push(url);
    else if (reason === "private" && options.allowPrivate) unasked.push(url);
    else skipped[reason].add(url.host);
  }
  const remembered = known.size;
  await askAll(unasked, known, options);
  const diagnostics = [...links].flatMap(([address, written]) => {
    const answer = known.get(address);
    if (answer === undefined) return [];
    return written.flatMap((link) => reportAnswer(link, answer) ?? []);
  });
  /** The number of addresses by result. */
  const summary = {
    addresses: links.size,
    asked: unasked.length,
    remembered,
    /** Hosts with names that are reserved for examples, which are never requested. */
    reserved: [...skipped.reserved],
    /** Hosts in private networks, which are skipped by default. */
    private: [...skipped.private],
  };
  return { diagnostics: sortDiagnostics(diagnostics), summary };
}

/** The links to other sites, by their address. */
function findLinks(
  all: Iterable<WrittenLink>,
  { hosts, isWanted }: ExternalLinksOptions,
): Map<string, WrittenLink[]> {
  const links = new Map<string, WrittenLink[]>();
  for (const link of all) {
    if (!isWanted(link.entry.file)) continue;
    const address = externalAddress(link.target, hosts)?.href;
    if (address === undefined) continue;
    const others = links.get(address) ?? [];
    links.set(address, [...others, link]);
  }
  return links;
}

/** Requests several hosts in parallel, and saves the answers even if it is stopped. */
async function askAll(
  addresses: readonly URL[],
  known: Map<string, LinkAnswer>,
  { ask, memory, onAnswer }: ExternalLinksOptions,
): Promise<void> {
  const byHost = Map.groupBy(addresses, ({ host }) => host);
  let answered = 0;
  try {
    await inParallel(byHost.values(), HOSTS_AT_A_TIME, async (ofHost) => {
      for (const address of ofHost) {
        const answer = await ask(address);
        known.set(address.href, answer);
        memory.keep(address.href, answer);
        answered++;
        onAnswer(answered, addresses.length);
      }
    });
  } finally {
    if (answered > 0) memory.save();
  }
}

/** Answers of addresses, in the cache of an output folder. */
type AnswerMemory = ReturnType<typeof openAnswerMemory>;

/** @param maxAgeMs answers that are older are not recalled, in milliseconds */
export function openAnswerMemory(outDir: string, now: Date, maxAgeMs: number) {
  const cache = new CompileCache(outDir);
  return {
    recall(address: string): LinkAnswer | undefined {
      const known = cache.recall<Remembered | null>(keyOf(address));
      const age = now.getTime() - (known?.askedAt ?? Infinity);
      return age >= 0 && age < maxAgeMs ? known?.answer : undefined;
    },
    /** Stores an answer. An inconclusive one is not stored, so that the next run asks again. */
    keep(address: string, answer: LinkAnswer): void {
      const isSure = answer.kind !== "unknown";
      const remembered = isSure && { askedAt: now.getTime(), answer };
      cache.keep(keyOf(address), remembered || null);
    },
    save: () => cache.save(),
  };
}

const keyOf = (address: string) => `answer ${address}`;

interface Remembered {
  askedAt: number;
  answer: LinkAnswer;
}

interface OtherSitesOptions extends Pick<
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
    userAgent: `content-link-check${host === undefined ? "" : ` (+https://${host})`}`,
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

type Checked = Awaited<ReturnType<typeof checkExternalLinks>>;

/** Describes for people what was checked and what was skipped. */
export function formatExternalSummary(summary: Checked["summary"]): string {
  const { addresses, asked, remembered, reserved } = summary;
  const { private: inside } = summary;
  const found = count(addresses, "address", "addresses");
  const lines = [
    `${found} outside of the site: ${asked} asked, ${remembered} known from before.`,
  ];
  if (reserved.length > 0)
    lines.push(`Not asked: ${list(reserved)}, reserved for examples.`);
  if (inside.length > 0)
    lines.push(
      `Not asked: ${list(inside)}, in a private network. Add --private to ask there too.`,
    );
  return lines.map((line) => `${line}\n`).join("");
}

const MAX_HOSTS = 5;

function list(hosts: readonly string[]): string {
  const shown = hosts.slice(0, MAX_HOSTS).join(", ");
  const more = hosts.length - MAX_HOSTS;
  return more > 0 ? `${shown} and ${count(more, "other host")}` : shown;
}
