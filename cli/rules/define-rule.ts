import type { Fragments } from "../model/body.ts";
import type { BodyTree } from "../model/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Entry, EntryHead } from "../model/entry.ts";
import type { Level } from "../model/levels.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";
import type { RelatedPlace, Severity } from "../model/diagnostic.ts";

/** The texts of a rule in `content explain` and in reports. */
export interface RuleTexts {
  /** The default level. A rule that is off is only reported if the settings or `--rule` turn it on. */
  level: Level;
  /** What the rule looks for. */
  what: string;
  /** Why it matters to a reader or to the site. */
  why: string;
  /** What a writer should do: the default help in reports. */
  whatToDo: string;
  /** The shortest text that breaks the rule, with « and » around the range that is reported. */
  bad: string;
  /** The same, corrected. */
  good: string;
}

/**
 * The definition of a rule. A rule without a check is reported by a module that checks several rules at once, such as
 * the one for links.
 */
export interface Rule<Id extends string = string> extends RuleTexts {
  id: Id;
  /** Checks the text of a file before it is parsed. */
  checkText?(source: SourceText): Finding[];
  /** Checks a Markdown text. The result is cached with the file, so it must not depend on anything else. */
  checkBody?(body: BodyTree, fragments: Fragments): Finding[];
  /** Checks the fields of one entry, record or settings file. Cached with the file as well. */
  checkFields?(entry: EntryHead | Entry): Finding[];
  /** Checks the folder: everything that depends on other files or on the current date. */
  checkFolder?(context: FolderContext): (PlacedFinding | FileFinding)[];
}

/** Types a rule and keeps its id as a literal, so that the list of rules has the types of all ids. */
export function defineRule<const Id extends `${string}/${string}`>(
  rule: Rule<Id>,
): Rule<Id> {
  return rule;
}

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
  /** The default level of this finding, if it is not that of its rule. */
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

const MAX_LENGTH = 60;

/** Shortens a text for a message, to at most 60 characters. */
export function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH - 3)}...`
    : text;
}
