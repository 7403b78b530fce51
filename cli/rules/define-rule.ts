import type { Fragments } from "../model/body.ts";
import type { BodyTree } from "../model/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Entry, EntryHead } from "../model/entry.ts";
import type { Level } from "../model/levels.ts";
import type { SourceText } from "../model/source-text.ts";
import type { FileFinding, Finding, PlacedFinding } from "./finding.ts";
import type { Fixture } from "./fixture.ts";

/** What `content explain` and the reports say about a rule. */
export interface RuleTexts {
  /** The level unless settings or `--rule` change it. A rule that is off is reported only where they ask for it. */
  level: Level;
  /** What the rule looks for. */
  what: string;
  /** Why it matters to a reader or to the site. */
  why: string;
  /** What a writer does about it: the help of a report, unless the check knows better. */
  whatToDo: string;
  /** The shortest text that breaks the rule. */
  bad: string;
  /** The same, corrected. */
  good: string;
}

/**
 * All that there is to know about one rule. A rule without a check is found by a module that looks for several rules
 * at once, such as the one that follows links.
 */
export interface Rule<Id extends string = string> extends RuleTexts {
  id: Id;
  /** Tests validate both, the second without this problem. */
  breaks: Fixture;
  passes: Fixture;
  /** Looks at the characters of a file before anything in it is read. */
  checkText?(source: SourceText): Finding[];
  /** Looks at a Markdown text. What it finds is kept with the file, so nothing else may decide it. */
  checkBody?(body: BodyTree, fragments: Fragments): Finding[];
  /** Looks at the fields of one entry, record or settings file. Kept with the file as well. */
  checkFields?(entry: EntryHead | Entry): Finding[];
  /** Looks at the folder: everything that depends on other files or on today's date. */
  checkFolder?(context: FolderContext): (PlacedFinding | FileFinding)[];
}

/** Types a rule and keeps its id as a literal, so that the list of rules knows every id. */
export function defineRule<const Id extends `${string}/${string}`>(
  rule: Rule<Id>,
): Rule<Id> {
  return rule;
}
