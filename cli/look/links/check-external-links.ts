import type { CompileResult } from "../../compile/compile-content.ts";
import { sortDiagnostics } from "../../model/diagnostic.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { LinkAnswer } from "../../model/link-answer.ts";
import { writtenLinks } from "../../rules/link/check-links.ts";
import { reportAnswer } from "../../rules/link/report-answer.ts";
import type { WrittenLink } from "../../rules/link/written-link.ts";
import type { AnswerMemory } from "./answer-memory.ts";
import { externalAddress, whyNotAsked } from "./external-address.ts";

/** How many hosts are requested in parallel. */
const HOSTS_AT_A_TIME = 16;

export interface ExternalLinksOptions {
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
