import type { TextEdit } from "../../model/source-text.ts";
import type { Subject } from "../../look/refs/subject.ts";
import type { MentionPlace } from "../../look/refs/find-places.ts";

/** The move of a file or folder, as absolute paths. */
export interface FileMove {
  from: string;
  to: string;
}

/** All file changes of a command. The plan is computed and checked completely before anything is written. */
export interface ChangePlan {
  /** Edits by file, as it is named before the move. */
  edits: ReadonlyMap<string, readonly TextEdit[]>;
  moves: readonly FileMove[];
  /** Files and folders to delete, as absolute paths. */
  removals: readonly string[];
  /** The places that are rewritten because they point to the subject. */
  places: readonly MentionPlace[];
  /** The redirect from the old path. */
  redirect?: { from: string; to: string };
  /** Notes for people, in whole sentences. */
  notes: readonly string[];
}

/** A planned move or removal. */
export interface Task {
  subject: Subject;
  plan: ChangePlan;
  /** A short description. Printed if no file is moved or removed. */
  headline: string;
  /** Additional fields of the JSON. */
  facts: Readonly<Record<string, unknown>>;
  /** True to allow the removal of files that git cannot restore. */
  canLose: boolean;
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
