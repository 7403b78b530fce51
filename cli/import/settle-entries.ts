import type { CollectionName } from "#schema";
import type { CompileResult } from "../compile/compile-content.ts";
import {
  checkPlanned,
  LENIENT,
  refusals,
  type CheckOptions,
  type PlannedFile,
} from "./check-entries.ts";
import { fileOf, formatEntry, type ComposedEntry } from "./compose-entry.ts";
import type { Skipped } from "./read-documents.ts";

export interface SettledEntries {
  accepted: readonly ComposedEntry[];
  refused: Skipped[];
  planned: PlannedFile[];
  /** Rules that entries break and that may be warnings there -> the files of those entries. */
  levels: Map<string, Set<string>>;
}

/** Each refusal may leave a link without its target, which refuses nothing more: a few rounds are plenty. */
const ROUNDS = 6;

/**
 * The compiler has the last word: what it refuses is not written.
 * @param planRecords the authors and categories that entries name
 */
export async function settleEntries(
  entries: readonly ComposedEntry[],
  into: CollectionName,
  planRecords: (entries: readonly ComposedEntry[]) => Promise<PlannedFile[]>,
  options: CheckOptions,
): Promise<SettledEntries> {
  const refused: Skipped[] = [];
  let accepted = entries;
  for (let round = 0; ; round++) {
    const planned = [
      ...(await planRecords(accepted)),
      ...accepted.flatMap((entry) => planEntry(entry, into)),
    ];
    const result = await checkPlanned(planned, options);
    const problems = refusals(result.diagnostics);
    const bad = new Map(
      accepted.flatMap((entry) => {
        const files = planEntry(entry, into).map(({ path }) => path);
        const first = files.flatMap((file) => problems.get(file) ?? [])[0];
        return first === undefined ? [] : [[entry, first] as const];
      }),
    );
    if (bad.size === 0 || round === ROUNDS) {
      const files = new Set(accepted.map((entry) => fileOf(into, entry)));
      const levels = findLenient(result, files);
      return { accepted, refused, planned, levels };
    }
    for (const [{ source }, { message, rule }] of bad) {
      const isEmpty = rule === "body/empty" ? { isEmpty: true as const } : {};
      refused.push({
        file: source,
        reason: `${message} (${rule})`,
        ...isEmpty,
      });
    }
    accepted = accepted.filter((entry) => !bad.has(entry));
  }
}

function planEntry(entry: ComposedEntry, into: CollectionName): PlannedFile[] {
  const { attachments, images, slug } = entry;
  return [
    { path: fileOf(into, entry), bytes: Buffer.from(formatEntry(entry)) },
    ...images.map(({ bytes, name }) => {
      return { path: `${into}/${slug}/${name}`, bytes };
    }),
    ...attachments.map(({ bytes, name }) => ({ path: name, bytes })),
  ];
}

function findLenient(
  { diagnostics }: CompileResult,
  files: ReadonlySet<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, rule, severity } of diagnostics) {
    if (severity !== "error" || !files.has(file) || !LENIENT.has(rule))
      continue;
    const paths = found.get(rule);
    if (paths === undefined) found.set(rule, new Set([file]));
    else paths.add(file);
  }
  return found;
}
