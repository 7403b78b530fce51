import type { RelatedPlace, Severity } from "../model/diagnostic.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";

/** The parts of a finding besides its message. */
export interface Details {
  /** What to do. By default the rule's `whatToDo`. */
  help?: string | undefined;
  related?: RelatedPlace[] | undefined;
  /** See `Diagnostic`. */
  stableMessage?: string | undefined;
  /** See `Diagnostic`. */
  firstFile?: string | undefined;
  /** Edits of the file that solve the problem automatically. Either all of them are made or none. */
  fix?: TextEdit[] | undefined;
  /** The default level of this finding, if it is more serious than others of its rule. */
  severity?: Severity;
}

/** A problem in words, without its rule. */
export type Wording = Pick<Finding, "message" | "help">;

/** A problem in the one file that a check looks at. */
export interface Finding extends Details {
  range: TextRange;
  message: string;
}

/** A problem in one file of a folder. */
export interface PlacedFinding extends Finding {
  source: SourceText;
}

/** A problem of a file or folder as a whole. */
export interface FileFinding extends Details {
  file: string;
  message: string;
}
