import { applyEdits, overlap } from "../edit/apply-edits.ts";
import { replaceFiles } from "../edit/replace-files.ts";
import type { ContentFile } from "../../model/content-file.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import {
  compileContent,
  type CompileOptions,
  type CompileResult,
} from "../../compile/compile-content.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import { count } from "../../report/report.ts";
import { findNewProblems, hasNewErrors } from "../edit/find-new-problems.ts";
import { createFileTexts, type FileTexts } from "../edit/file-texts.ts";
import type { TextEdit } from "../../model/source-text.ts";

/** One fix can make another one possible. The limit stops two fixes that undo each other. */
const MAX_ROUNDS = 20;
/** How often the folder is checked at most, to find the fixes that cause errors. */
const MAX_CHECKS = 100;

export interface FixOptions {
  /** Chooses the problems to fix. */
  isWanted: (diagnostic: Diagnostic) => boolean;
  /** More problems with fixes, which the check does not find. They are fixed once. */
  also?: readonly Diagnostic[];
  write: boolean;
}

export type FixResult = Awaited<ReturnType<typeof fixContent>>;

interface Run extends FixOptions {
  /** Checks the folder with these files instead of those on disk. */
  check: (unsaved: readonly ContentFile[]) => Promise<CompileResult>;
  texts: FileTexts;
  checked: CompileResult;
  checksLeft: number;
  refused: Map<string, Diagnostic>;
}

/**
 * Applies fixes until there are none left. A fix after which a file would have more errors is skipped.
 * @throws AppError when a file cannot be written
 */
export async function fixContent(
  compileOptions: CompileOptions,
  options: FixOptions,
) {
  const { contentDir, cache = new CompileCache() } = compileOptions;
  const { unsaved: given = [] } = compileOptions;
  const check: Run["check"] = (unsaved) =>
    compileContent({
      ...compileOptions,
      cache,
      unsaved: [...given, ...unsaved],
    });
  const run: Run = {
    ...options,
    check,
    texts: createFileTexts(contentDir, given),
    checked: await check([]),
    checksLeft: MAX_CHECKS,
    refused: new Map(),
  };
  const { also = [] } = options;
  const before = run.checked.diagnostics.filter(options.isWanted);
  let fixedOnce = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const once = round === 0 ? also : [];
    const fixes = await findFixes(run, [...once, ...run.checked.diagnostics]);
    if (fixes.length === 0) break;
    const accepted = await tryFixes(run, fixes, [], run.checked);
    for (const [file, text] of applyFixes(run, accepted))
      run.texts.set(file, text);
    fixedOnce += problemsOf(accepted).filter((one) =>
      also.includes(one),
    ).length;
  }
  const after = run.checked.diagnostics.filter(options.isWanted);
  // By file and rule, because a fix may change the message of another problem.
  const gone = findNewProblems(after.map(ruleOf), before, ruleOf);
  const changes = run.texts.changed();
  if (options.write) await replaceFiles(contentDir, changes);
  return {
    /** The folder as it is after the changes. */
    checked: run.checked,
    changes,
    /** How many of the problems are gone. */
    fixed: fixedOnce + gone.length,
    /** Problems that were not fixed because the fix would cause other errors. */
    refused: [...run.refused.values()],
  };
}

/** The fixes to try next, without those in files that have changed on disk since they were checked. */
async function findFixes(
  run: Run,
  diagnostics: readonly Diagnostic[],
): Promise<Fix[]> {
  const fixes = chooseFixes(
    diagnostics.filter(
      (diagnostic) =>
        run.isWanted(diagnostic) && !run.refused.has(keyOf(diagnostic)),
    ),
  );
  const usable: Fix[] = [];
  for (const fix of fixes) {
    const source = run.checked.sources.get(fix.file);
    if (source && (await run.texts.read(fix.file, source.text)))
      usable.push(fix);
    else refuse(run, fix);
  }
  return usable;
}

/**
 * Adds to `accepted` those fixes that cause no errors. If all together cause errors, tries each half of them.
 * @param start the folder before any of them
 */
async function tryFixes(
  run: Run,
  fixes: readonly Fix[],
  accepted: Fix[],
  start: CompileResult,
): Promise<Fix[]> {
  if (fixes.length === 0) return accepted;
  if (run.checksLeft-- > 0) {
    const together = [...accepted, ...fixes];
    const unsaved = run.texts.unsaved(applyFixes(run, together));
    const after = await run.check(unsaved);
    if (!hasNewErrors(start, after, problemsOf(together))) {
      run.checked = after;
      return together;
    }
    if (fixes.length > 1) {
      const middle = Math.ceil(fixes.length / 2);
      const [head, tail] = [fixes.slice(0, middle), fixes.slice(middle)];
      return tryFixes(
        run,
        tail,
        await tryFixes(run, head, accepted, start),
        start,
      );
    }
  }
  for (const fix of fixes) refuse(run, fix);
  return accepted;
}

function refuse({ refused }: Run, { problems }: Fix): void {
  for (const diagnostic of problems) refused.set(keyOf(diagnostic), diagnostic);
}

function applyFixes(
  { texts }: Run,
  fixes: readonly Fix[],
): Map<string, string> {
  const fixed = new Map<string, string>();
  for (const [file, group] of Map.groupBy(fixes, (fix) => fix.file)) {
    const edits = group.flatMap((fix) => fix.edits);
    fixed.set(file, applyEdits(texts.get(file), edits));
  }
  return fixed;
}

function ruleOf({ file, rule }: Diagnostic): string {
  return `${file}\n${rule}`;
}

function problemsOf(fixes: readonly Fix[]): Diagnostic[] {
  return fixes.flatMap(({ problems }) => problems);
}

function keyOf({ file, message, rule }: Diagnostic): string {
  return [file, rule, message].join("\n");
}

/** `3 problems fixed in 2 files` */
export function formatFixCount(
  { changes, fixed }: Pick<FixResult, "changes" | "fixed">,
  verb = "fixed",
): string {
  return `${count(fixed, "problem")} ${verb} in ${count(changes.length, "file")}`;
}

/** Edits of one file, and the problems that they fix. */
interface Fix {
  file: string;
  edits: readonly TextEdit[];
  problems: Diagnostic[];
}

/**
 * Chooses the fixes that can be applied together. Of two that overlap, the one reported first is chosen. Problems with
 * the same edits share one fix.
 */
function chooseFixes(diagnostics: readonly Diagnostic[]): Fix[] {
  const chosen = new Map<string, Fix>();
  const taken = new Map<string, TextEdit[]>();
  for (const diagnostic of diagnostics) {
    const { file, fix: edits } = diagnostic;
    if (edits === undefined || edits.length === 0) continue;
    const key = JSON.stringify([file, edits]);
    const sameFix = chosen.get(key);
    if (sameFix !== undefined) {
      sameFix.problems.push(diagnostic);
      continue;
    }
    const inFile = taken.get(file) ?? [];
    if (edits.some((edit) => inFile.some((other) => overlap(edit, other))))
      continue;
    taken.set(file, [...inFile, ...edits]);
    chosen.set(key, { file, edits, problems: [diagnostic] });
  }
  return [...chosen.values()];
}
