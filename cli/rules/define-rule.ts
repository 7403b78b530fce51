import type { Fragments } from "../model/body.ts";
import type { BodyTree } from "../model/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Entry, EntryHead } from "../model/entry.ts";
import type { Level } from "../model/levels.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";
import type { RelatedPlace, Severity } from "../model/diagnostic.ts";
import type { LinkAnswer } from "../model/link-answer.ts";

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
  /**
   * Tests validate both, and expect the problem only for the first. By default `bad` and `good`. What `breaks` has is
   * added to a `bad` with marks.
   */
  breaks?: Fixture;
  passes?: Fixture;
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

/**
 * A small change of the valid sample folder in `proof/testing`: the second post with other fields or another body, and
 * more files. In the version that breaks a rule, « and » mark the reported range. If that is not possible, `at` names
 * the place.
 */
export interface Fixture extends PostChanges {
  /** More files, or other contents of those in the sample. */
  files?: Readonly<Record<string, FixtureFile>>;
  /** Files of the commit that the change is compared with, for rules about changes. */
  before?: Readonly<Record<string, FixtureFile>>;
  /** The answers of other sites, for rules of `content links --external`. */
  answers?: Readonly<Record<string, LinkAnswer>>;
  at?: { file: string; line: number; column: number };
}

/** Lines of a post's front matter by key (undefined removes one), and its text. */
export interface PostChanges {
  fields?: Readonly<Record<string, string | undefined>>;
  body?: string;
}

/** The whole file, a post with changes, or a symbolic link to a path beside it. */
export type FixtureFile =
  string | Uint8Array | PostChanges | { linkTo: string };

/** The smallest drawing. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';

/** A PNG of one pixel. */
export const PIXEL: Uint8Array = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12Owjr4NAAJGAXLrC7pEAAAAAElFTkSuQmCC",
  "base64",
);

/** A JPEG of one pixel that was taken at 52° 31' north. */
export const PIXEL_WITH_LOCATION: Uint8Array = Buffer.from(
  "/9j/4QD+RXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAcgAAACWIBAABAAAAwAAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAEAAAADoAQAAQAAAAEAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAN4AAAAAAAAANAAAAAEAAAAfAAAAAQAAAAAAAAABAAAA/9sAQwD//////////////////////////////////////////////////////////////////////////////////////9sAQwH//////////////////////////////////////////////////////////////////////////////////////8IAEQgAAQABAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQL/2gAMAwEAAhADEAAAAIKP/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwB//9k=",
  "base64",
);

/** The first bytes of a video. */
export const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1");

/** Captions with one line. */
export const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n";
