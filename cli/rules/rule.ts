/** What there is to know about one rule: `content explain` and every report read it here. */
export interface Rule {
  /** The level unless settings or `--rule` say otherwise. */
  level: "error" | "warn";
  /** What the rule looks for. */
  what: string;
  /** Why it matters to a reader or to the site. */
  why: string;
  /** What a writer does about it: the help of a report, unless the check knows better. */
  whatToDo: string;
  /** The shortest text that breaks the rule. */
  bad: string;
  /** The same, mended. */
  good: string;
}

export type RuleGroup = Record<`${string}/${string}`, Rule>;
