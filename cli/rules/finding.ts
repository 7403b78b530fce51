import type { RelatedPlace, Severity } from "../model/diagnostic.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";

/** What can be said about a problem beyond its message. */
export interface Details {
  /** What to do; the rule's `whatToDo` by default. */
  help?: string | undefined;
  related?: RelatedPlace[] | undefined;
  gist?: string | undefined;
  rival?: string | undefined;
  /** Edits of the file that solve the problem without a question: all of them are made, or none. */
  fix?: TextEdit[] | undefined;
  /** Where this problem is graver than its rule. */
  severity?: Severity;
}

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
