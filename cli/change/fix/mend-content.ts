import { applyEdits } from "../edit/apply-edits.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import type { ContentFile } from "../../model/content-file.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { chooseFixes, type Fix } from "./choose-fixes.ts";
import { createFileTexts } from "./file-texts.ts";
import { haveErrorsGrown } from "./grown-errors.ts";

/** A fix can make room for another; more than a few in a row would be two that undo each other. */
const MOST_ROUNDS = 20;
/** How often the folder is checked at most, while the fixes that make errors are looked for. */
const MOST_CHECKS = 100;

export interface MendOptions {
  contentDir: string;
  /** Checks the folder with some files as they are not yet on disk. */
  check: (unsaved: readonly ContentFile[]) => Promise<CompileResult>;
  /** Which of the problems may be mended. */
  isWanted: (diagnostic: Diagnostic) => boolean;
  /** Problems with a fix that the check does not know of, mended once. */
  also?: readonly Diagnostic[];
}

export interface MendResult {
  /** The folder as it is once the changes are written. */
  checked: CompileResult;
  changes: ChangedFile[];
  /** How many problems were mended. */
  mended: number;
  /** Problems whose fix would have made other errors, and so was left out. */
  refused: Diagnostic[];
}

/**
 * Applies the fixes of diagnostics until none is left. A fix after which any file has more errors than before is
 * left out. Writes nothing.
 */
export async function mendContent({
  also = [],
  check,
  contentDir,
  isWanted,
}: MendOptions): Promise<MendResult> {
  const texts = createFileTexts(contentDir);
  const refused = new Map<string, Diagnostic>();
  let checks = 0;
  let mended = 0;
  let checked = await check([]);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = [...(round === 0 ? also : []), ...checked.diagnostics];
    const fixes = chooseFixes(
      found.filter(
        (diagnostic) => isWanted(diagnostic) && !refused.has(keyOf(diagnostic)),
      ),
    );
    const known = await dropUnreadable(fixes);
    if (known.length === 0) break;
    const accepted = await attempt(known, [], checked);
    for (const [file, text] of draft(accepted)) texts.set(file, text);
    mended += mendedBy(accepted).length;
  }
  return {
    checked,
    changes: texts.changed(),
    mended,
    refused: [...refused.values()],
  };

  /** Leaves out files that somebody else has written since they were checked. */
  async function dropUnreadable(fixes: readonly Fix[]): Promise<Fix[]> {
    const kept: Fix[] = [];
    for (const fix of fixes) {
      const source = checked.sources.get(fix.file);
      const isKnown = source && (await texts.read(fix.file, source.text));
      if (isKnown) kept.push(fix);
      else refuse(fix);
    }
    return kept;
  }

  /**
   * Adds to `accepted` the fixes that make no errors, by halves where they do together.
   * @param start the folder before any of them
   */
  async function attempt(
    fixes: Fix[],
    accepted: Fix[],
    start: CompileResult,
  ): Promise<Fix[]> {
    if (fixes.length === 0) return accepted;
    const together = [...accepted, ...fixes];
    if (checks++ < MOST_CHECKS) {
      const after = await check(texts.unsaved(draft(together)));
      if (!haveErrorsGrown(start, after, mendedBy(together))) {
        checked = after;
        return together;
      }
      if (fixes.length > 1) {
        const middle = Math.ceil(fixes.length / 2);
        const first = await attempt(fixes.slice(0, middle), accepted, start);
        return attempt(fixes.slice(middle), first, start);
      }
    }
    fixes.forEach(refuse);
    return accepted;
  }

  function refuse({ mends }: Fix): void {
    for (const diagnostic of mends) refused.set(keyOf(diagnostic), diagnostic);
  }

  function draft(fixes: readonly Fix[]): Map<string, string> {
    const drafts = new Map<string, string>();
    for (const [file, group] of Map.groupBy(fixes, (fix) => fix.file)) {
      const edits = group.flatMap((fix) => fix.edits);
      drafts.set(file, applyEdits(texts.get(file), edits));
    }
    return drafts;
  }
}

function mendedBy(fixes: readonly Fix[]): Diagnostic[] {
  return fixes.flatMap(({ mends }) => mends);
}

function keyOf({ file, message, rule }: Diagnostic): string {
  return [file, rule, message].join("\n");
}
