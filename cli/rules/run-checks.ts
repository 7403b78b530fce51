import type { Fragments } from "../model/body.ts";
import type { BodyTree } from "../model/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entry, EntryHead, MarkdownEntry } from "../model/entry.ts";
import type { SourceText } from "../model/source-text.ts";
import { checkAliases } from "./alias/check-aliases.ts";
import { rules, type RuleId } from "./catalogue.ts";
import { createDiagnostic, createFileDiagnostic } from "./create-diagnostic.ts";
import type { Finding } from "./define-rule.ts";
import { checkImages } from "./image/check-images.ts";
import { checkOwnAnchors } from "./link/check-anchor.ts";
import { checkLinks } from "./link/check-links.ts";
import { checkPlansIn, planDisagrees } from "./plan/disagrees.ts";
import type { KnownPlans } from "./plan/known-plans.ts";
import { numbersOf } from "./plan/read-values.ts";
import { checkReferences, checkResources } from "./ref/check-references.ts";

const textRules = rules.filter((rule) => rule.checkText);
const bodyRules = rules.filter((rule) => rule.checkBody);
const fieldRules = rules.filter((rule) => rule.checkFields);
const folderRules = rules.filter((rule) => rule.checkFolder);

type CheckFolder = (context: FolderContext) => Diagnostic[];

const folderChecks: readonly CheckFolder[] = [
  checkAllFields,
  ...folderRules.map(checkRule),
  checkAliases,
  checkReferences,
  checkResources,
  checkLinks,
  checkImages,
];

/** Checks the characters of a text file. */
export function checkText(source: SourceText): Diagnostic[] {
  return textRules.flatMap(({ checkText: check, id }) =>
    report(id, source, check?.(source)),
  );
}

/** Checks a Markdown text, without other files. */
export function checkBody(body: BodyTree, fragments: Fragments): Diagnostic[] {
  return bodyRules.flatMap(({ checkBody: check, id }) =>
    report(id, body.source, check?.(body, fragments)),
  );
}

/** Checks a Markdown entry, without other files. */
export function checkEntry(entry: MarkdownEntry): Diagnostic[] {
  return [...checkFields(entry), ...checkOwnAnchors(entry)];
}

/** Checks the prices and limits that a text gives for the plans. */
export function checkPlans(
  source: SourceText,
  plans: KnownPlans | undefined,
  lang: string | undefined,
): Diagnostic[] {
  if (plans === undefined) return [];
  const numbers = lang === undefined ? plans.numbers : numbersOf(lang);
  const found = checkPlansIn(source, { ...plans, numbers });
  return report(planDisagrees.id, source, found);
}

/** Checks a whole folder: everything that needs several files or the current date. */
export function checkFolder(context: FolderContext): Diagnostic[] {
  return folderChecks.flatMap((check) => check(context));
}

function checkRule({
  checkFolder: check,
  id,
}: (typeof folderRules)[number]): CheckFolder {
  return (context) =>
    (check?.(context) ?? []).map(({ message, ...finding }) => {
      if ("file" in finding)
        return createFileDiagnostic(id, finding.file, message, finding);
      const { range, source, ...details } = finding;
      return createDiagnostic(id, source, range, message, details);
    });
}

function checkAllFields({ folder }: FolderContext): Diagnostic[] {
  return [...folder.records, ...folder.settings].flatMap(checkFields);
}

function checkFields(entry: EntryHead | Entry): Diagnostic[] {
  return fieldRules.flatMap(({ checkFields: check, id }) =>
    report(id, entry.source, check?.(entry)),
  );
}

function report(
  rule: RuleId,
  source: SourceText,
  findings: readonly Finding[] = [],
): Diagnostic[] {
  return findings.map(({ message, range, ...details }) =>
    createDiagnostic(rule, source, range, message, details),
  );
}
