import { diffLines } from "diff";
import {
  type TextEdit as LspEdit,
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
} from "vscode-languageserver";
import { formatText } from "../../change/format/format-text.ts";
import { decodeText } from "../../compile/decode-text.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { TextEdit } from "../../model/source-text.ts";
import type { FileView } from "../session/snapshot.ts";
import { fixContent } from "../../change/fix/fix-content.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { toLspDiagnostic, problemsIn } from "../session/publish-diagnostics.ts";

/** The edits that format a file like `content fmt`. Empty for a file with errors in its YAML. */
export async function formatDocument(view: FileView): Promise<LspEdit[]> {
  const { file, positions, snapshot } = view;
  const place = placeFile(file);
  const bytes = snapshot.documents.get(file)?.content.bytes;
  if (!("collection" in place) || bytes === undefined) return [];
  const decoded = decodeText(file, bytes);
  if (decoded.value === undefined) return [];
  const { text } = positions;
  const { value } = await formatText(decoded.value, place);
  if (value === undefined || value === text) return [];
  return findEdits(text, value).map(positions.toEdit);
}

/** The lines that differ between two texts, so that the cursor and the folds of an editor stay where they are. */
function findEdits(before: string, after: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  for (const { added, removed, value } of diffLines(before, after)) {
    const last = edits.at(-1);
    if (added) {
      if (last?.end === at) last.text += value;
      else edits.push({ start: at, end: at, text: value });
      continue;
    }
    const end = at + value.length;
    if (removed) {
      if (last?.end === at) last.end = end;
      else edits.push({ start: at, end, text: "" });
    }
    at = end;
  }
  return edits;
}

/** The kind of the action that fixes all problems of a file, like `content fix`. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.content`;

/** The fixes of the problems in a range, one by one, and the fix of all problems of the file. */
export async function findCodeActions(
  view: FileView,
  { context: { only }, range }: CodeActionParams,
): Promise<CodeAction[]> {
  const { file, positions, snapshot } = view;
  const fixable = snapshot.compiled.diagnostics.filter(
    (problem) => problem.file === file && problem.fix !== undefined,
  );
  if (fixable.length === 0) return [];
  const wants = (kind: string) =>
    only?.some((asked) => `${kind}.`.startsWith(`${asked}.`)) ?? true;
  const start = positions.toOffset(range.start);
  const end = positions.toOffset(range.end);
  const touched = problemsIn(view, { start, end }).filter(({ fix }) => fix);
  return [
    ...(wants(CodeActionKind.QuickFix) ? await quickFixes(touched, view) : []),
    ...(wants(FIX_ALL) ? await fixAll(view) : []),
  ];
}

/** One action for each problem, without those whose fix would cause other errors. */
async function quickFixes(
  problems: readonly Diagnostic[],
  { file, positions, snapshot }: FileView,
): Promise<CodeAction[]> {
  if (problems.length === 0) return [];
  const { refused } = await fixContent(snapshot.options, {
    isWanted: (found) => problems.some((problem) => isSame(found, problem)),
    write: false,
  });
  return problems
    .filter((problem) => !refused.some((other) => isSame(other, problem)))
    .map((problem) => ({
      title: problem.help,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [toLspDiagnostic(problem, snapshot)],
      edit: {
        changes: {
          [snapshot.uriOf(file)]: (problem.fix ?? []).map(positions.toEdit),
        },
      },
    }));
}

function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.file === b.file &&
    a.rule === b.rule &&
    a.line === b.line &&
    a.column === b.column &&
    a.message === b.message
  );
}

/** What `content fix` would change in the file. */
async function fixAll(view: FileView): Promise<CodeAction[]> {
  const { file, positions, snapshot } = view;
  const { changes } = await fixContent(snapshot.options, {
    isWanted: (found) => found.file === file,
    write: false,
  });
  const change = changes.find(({ path }) => path === file);
  if (change === undefined) return [];
  const after = new TextDecoder().decode(change.after);
  const edits = findEdits(positions.text, after).map(positions.toEdit);
  return [
    {
      title: "Fix all problems of this file that have one safe fix",
      kind: FIX_ALL,
      edit: { changes: { [snapshot.uriOf(file)]: edits } },
    },
  ];
}
