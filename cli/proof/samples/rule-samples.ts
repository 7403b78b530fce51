import type { LinkAnswer } from "../../model/link-answer.ts";
import type { RuleId } from "../../rules/catalogue.ts";

/**
 * What tests validate instead of the wrong and the right example of a rule, where these do not say all: they expect the
 * problem only for the first. What `breaks` has is added to a wrong example with marks.
 */
export type RuleSamples = Partial<
  Record<RuleId, { breaks?: Fixture; passes?: Fixture }>
>;

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
