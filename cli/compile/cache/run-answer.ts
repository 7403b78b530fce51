import type { Diagnostic } from "../../model/diagnostic.ts";
import { batchesOf } from "./cache-file.ts";
import { SharedValues } from "./shared-values.ts";

/** The result of a run. */
export interface RunAnswer {
  diagnostics: Diagnostic[];
  /** How many files there are. */
  files: number;
  /** The files that could be decoded. Reports also name those without problems. */
  texts: readonly string[];
}

/** False for a result that another run may not repeat, such as a text that hit a time limit on a slow machine. */
export function isLasting({ diagnostics }: RunAnswer): boolean {
  return !diagnostics.some(({ rule }) => rule === "file/too-complex");
}

/** The answer in pieces, each of which takes little memory. */
export function* piecesOf({
  diagnostics,
  files,
  texts,
}: RunAnswer): Generator<Partial<RunAnswer>> {
  yield { files };
  for (const batch of batchesOf(texts)) yield { texts: batch };
  for (const batch of batchesOf(diagnostics)) yield { diagnostics: batch };
}

/** Reads what `piecesOf` gave. Diagnostics share the names of files and other texts that many of them have. */
export function joinPieces(
  pieces: Iterable<unknown> | undefined,
): RunAnswer | undefined {
  if (pieces === undefined) return undefined;
  const values = new SharedValues();
  const answer = {
    diagnostics: [] as Diagnostic[],
    files: 0,
    texts: [] as string[],
  };
  for (const piece of pieces) {
    const { diagnostics = [], files, texts = [] } = piece as Partial<RunAnswer>;
    answer.files = files ?? answer.files;
    for (const text of texts) answer.texts.push(values.text(text));
    for (const diagnostic of diagnostics) {
      values.shareTexts(diagnostic);
      answer.diagnostics.push(diagnostic);
    }
  }
  return answer;
}
