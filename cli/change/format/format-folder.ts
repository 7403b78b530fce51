import type { ChangedFile } from "../edit/replace-files.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { takeTurn } from "../../model/take-turn.ts";
import { decodeText } from "../../compile/decode-text.ts";
import { listFiles } from "../../compile/list-files.ts";
import { placeFile } from "../../compile/place-file.ts";
import { readFile } from "../../compile/read-file.ts";
import { formatText } from "./format-text.ts";

export interface FormatResult {
  /** How many files were read. */
  files: number;
  changes: ChangedFile[];
  /** Why files were skipped. */
  diagnostics: Diagnostic[];
}

/**
 * The changes that bring the files of a content folder into the standard form. Writes nothing.
 * @throws the reason of an aborted signal
 */
export async function formatFolder(
  contentDir: string,
  isWanted: (file: string) => boolean,
  signal?: AbortSignal,
): Promise<FormatResult> {
  const found = await listFiles(contentDir);
  const result: FormatResult = { files: 0, changes: [], diagnostics: [] };
  for (const item of found.value ?? []) {
    const place = placeFile(item.path);
    if (!("collection" in place) || !isWanted(item.path)) continue;
    await takeTurn(signal);
    const file = await readFile(item);
    if (file === undefined) continue;
    result.files++;
    const decoded = decodeText(item.path, file.bytes);
    if (decoded.value === undefined || decoded.diagnostics.length > 0) {
      result.diagnostics.push(...decoded.diagnostics);
      continue;
    }
    const { diagnostics, value } = await formatText(decoded.value, place);
    result.diagnostics.push(...diagnostics);
    if (value === undefined) continue;
    const after = Buffer.from(value);
    if (Buffer.from(file.bytes).equals(after)) continue;
    const { absolutePath, path } = item;
    result.changes.push({ path, absolutePath, before: file.bytes, after });
  }
  return result;
}
