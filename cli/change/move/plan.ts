import type { TextEdit } from "../../model/source-text.ts";
import type { Place } from "../../look/refs/find-places.ts";

/** A file or folder and where it goes, as absolute paths. */
export interface FileMove {
  from: string;
  to: string;
}

/** All that a command would do to files: computed whole, checked whole, then done or not. */
export interface ChangePlan {
  /** By file below the content folder, as it is named before the move. */
  edits: ReadonlyMap<string, readonly TextEdit[]>;
  moves: readonly FileMove[];
  /** Files and folders to delete, as absolute paths. */
  removals: readonly string[];
  /** What was rewritten because it pointed to what moves. */
  places: readonly Place[];
  /** Old path -> path, as the site will redirect. */
  redirect?: { from: string; to: string };
  /** What a person should know, in whole sentences. */
  notes: readonly string[];
}

/** Collects the edits of many files. */
export function createEditList() {
  const edits = new Map<string, TextEdit[]>();
  return {
    edits,
    add(file: string, edit: TextEdit): void {
      const known = edits.get(file) ?? [];
      const isSame = ({ end, start, text }: TextEdit) =>
        start === edit.start && end === edit.end && text === edit.text;
      if (!known.some(isSame)) known.push(edit);
      edits.set(file, known);
    },
  };
}
