import { diffLines } from "diff";
import type { TextEdit as LspEdit } from "vscode-languageserver";
import { formatText } from "../../change/format/format-text.ts";
import { decodeText } from "../../compile/decode-text.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { TextEdit } from "../../model/source-text.ts";
import type { FileView } from "../session/snapshot.ts";

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
export function findEdits(before: string, after: string): TextEdit[] {
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
