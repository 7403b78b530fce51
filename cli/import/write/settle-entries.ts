import type { CollectionName } from "#schema";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Skipped } from "../project/open-project.ts";
import {
  checkPlanned,
  type CheckOptions,
  type PlannedFile,
} from "./check-entries.ts";
import { fileOf, formatEntry, type ComposedEntry } from "./compose-entry.ts";

export interface SettledEntries {
  accepted: readonly ComposedEntry[];
  refused: Skipped[];
  planned: PlannedFile[];
  /** Rules that entries break and that may be warnings there -> the files of those entries. */
  levels: Map<string, Set<string>>;
}

/** Rules that say what a foreign text lacks and nobody can make up: an import lowers their level instead of refusing. */
const LENIENT = new Set(["image/alt", "link/missing", "link/draft-target"]);
/** Each refusal may leave a link without its target, which refuses nothing more: a few rounds are plenty. */
const ROUNDS = 6;

/**
 * The compiler has the last word: what it refuses is not written.
 * @param planRecords the authors and categories that entries name
 */
export async function settleEntries(
  entries: readonly ComposedEntry[],
  into: CollectionName,
  planRecords: (entries: readonly ComposedEntry[]) => PlannedFile[],
  options: CheckOptions,
): Promise<SettledEntries> {
  const refused: Skipped[] = [];
  let accepted = entries;
  for (let round = 0; ; round++) {
    const planned = [
      ...planRecords(accepted),
      ...accepted.flatMap((entry) => planEntry(entry, into)),
    ];
    const { diagnostics } = await checkPlanned(planned, options);
    const problems = findRefusals(accepted, into, diagnostics);
    if (problems.size === 0 || round === ROUNDS)
      return {
        accepted,
        refused,
        planned,
        levels: findLenient(accepted, into, diagnostics),
      };
    for (const [{ source }, { message, rule }] of problems) {
      const isEmpty = rule === "body/empty" ? { isEmpty: true as const } : {};
      refused.push({
        file: source,
        reason: `${message} (${rule})`,
        ...isEmpty,
      });
    }
    accepted = accepted.filter((entry) => !problems.has(entry));
  }
}

function planEntry(entry: ComposedEntry, into: CollectionName): PlannedFile[] {
  const { attachments, images, slug } = entry;
  return [
    { path: fileOf(into, entry), bytes: Buffer.from(formatEntry(entry)) },
    ...images.map(({ bytes, name }) => ({
      path: `${into}/${slug}/${name}`,
      bytes,
    })),
    ...attachments.map(({ bytes, name }) => ({ path: name, bytes })),
  ];
}

/** The first error of each entry that has one; whether a text can be read at all has been tried before. */
function findRefusals(
  entries: readonly ComposedEntry[],
  into: CollectionName,
  diagnostics: CompileResult["diagnostics"],
): Map<ComposedEntry, Diagnostic> {
  const errors = diagnostics.filter(
    ({ rule, severity }) =>
      severity === "error" && !LENIENT.has(rule) && rule !== "file/too-complex",
  );
  const byFile = new Map(
    errors.toReversed().map((diagnostic) => [diagnostic.file, diagnostic]),
  );
  return new Map(
    entries.flatMap((entry) => {
      const found = planEntry(entry, into).flatMap(
        ({ path }) => byFile.get(path) ?? [],
      );
      return found[0] === undefined ? [] : [[entry, found[0]] as const];
    }),
  );
}

function findLenient(
  entries: readonly ComposedEntry[],
  into: CollectionName,
  diagnostics: CompileResult["diagnostics"],
): Map<string, Set<string>> {
  const files = new Set(entries.map((entry) => fileOf(into, entry)));
  const found = new Map<string, Set<string>>();
  for (const { file, rule, severity } of diagnostics)
    if (severity === "error" && files.has(file) && LENIENT.has(rule))
      found.set(rule, (found.get(rule) ?? new Set()).add(file));
  return found;
}
