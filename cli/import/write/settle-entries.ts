import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  compileContent,
  type CompileResult,
} from "../../compile/compile-content.ts";
import type { Import, ImportOptions } from "../import.ts";
import {
  filesOf,
  type ComposedEntry,
  type PlannedFile,
} from "./format-entry.ts";
import { planRecords } from "./plan-records.ts";

export interface SettledEntries {
  accepted: readonly ComposedEntry[];
  planned: PlannedFile[];
  /** Rules that entries break and that may be warnings there -> the files of those entries. */
  levels: Map<string, string[]>;
}

/** Rules that say what a foreign text lacks and nobody can make up: an import lowers their level instead of refusing. */
const LENIENT = ["image/alt", "link/missing", "link/draft-target"];
/** Whether a text can be read at all has been tried before. */
const TRIED = "file/too-complex";
/** Each refusal may leave a link without its target, which refuses nothing more: a few rounds are plenty. */
const ROUNDS = 6;

/** The compiler has the last word: what it refuses is not written. */
export async function settleEntries(
  entries: readonly ComposedEntry[],
  run: Import,
): Promise<SettledEntries> {
  let accepted = entries;
  for (let round = 0; ; round++) {
    const files = new Map(
      accepted.map((entry) => [entry, filesOf(entry, run.into)]),
    );
    const planned = [
      ...planRecords(accepted, run),
      ...[...files.values()].flat(),
    ];
    const { diagnostics } = await checkPlanned(planned, run);
    const errors = diagnostics
      .filter(({ severity }) => severity === "error")
      .toReversed();
    const isLenient = ({ rule }: { rule: string }) => LENIENT.includes(rule);
    const byFile = new Map(
      errors
        .filter((each) => !isLenient(each) && each.rule !== TRIED)
        .map((each) => [each.file, each]),
    );
    const left = accepted.filter((entry) => {
      const found = files
        .get(entry)
        ?.flatMap(({ path }) => byFile.get(path) ?? [])[0];
      if (found === undefined || round === ROUNDS) return true;
      const isEmpty =
        found.rule === "body/empty" ? { isEmpty: true as const } : {};
      run.project.skipped.push({
        file: entry.source,
        reason: `${found.message} (${found.rule})`,
        ...isEmpty,
      });
      return false;
    });
    if (left.length === accepted.length) {
      const own = new Set(planned.map(({ path }) => path));
      const lacking = Map.groupBy(
        errors.filter((each) => isLenient(each) && own.has(each.file)),
        ({ rule }) => rule,
      );
      const levels = [...lacking].map(
        ([rule, all]) =>
          [rule, [...new Set(all.map(({ file }) => file))].toSorted()] as const,
      );
      return { accepted, planned, levels: new Map(levels.toSorted()) };
    }
    accepted = left;
  }
}

/** Compiles a content folder as it would be with more files; nothing is written into it. */
export async function checkPlanned(
  files: readonly PlannedFile[],
  { contentDir, now, publicDirs }: ImportOptions,
): Promise<CompileResult> {
  const stage = await mkdtemp(join(tmpdir(), "content-import-"));
  try {
    const unsaved = files.map(({ bytes, path }) => {
      const digest = createHash("sha256").update(bytes).digest("hex");
      return {
        path,
        absolutePath: join(stage, "content", path),
        bytes,
        digest,
      };
    });
    const empty = join(stage, "empty");
    await mkdir(empty);
    for (const { absolutePath, bytes } of unsaved) {
      await mkdir(dirname(absolutePath), { recursive: true });
      await writeFile(absolutePath, bytes);
    }
    return await compileContent({
      contentDir: existsSync(contentDir) ? contentDir : empty,
      publicDirs: [...publicDirs],
      now,
      render: false,
      preview: { drafts: true, future: true },
      levels: new Map(),
      unsaved,
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
