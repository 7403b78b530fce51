import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { RuleId } from "../catalogue.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import type { Details } from "../define-rule.ts";
import { fixTarget } from "../fix-target.ts";
import type { LinkAnswer } from "../../model/link-answer.ts";

/** A link of a body or a field. The range is computed only for a report. */
export interface WrittenLink {
  entry: Entry;
  target: string;
  /** The target in the file, if it differs from the checked one. */
  written?: string;
  range: () => TextRange;
  /** True in a Markdown text, where a bare address is a link and a bare path is not. */
  isInText?: boolean;
}

export function reportLink(
  { entry, range }: WrittenLink,
  rule: RuleId,
  message: string,
  details?: Details,
): Diagnostic {
  return createDiagnostic(rule, entry.source, range(), message, details);
}

/** True if a text has nothing but the address itself, with or without angle brackets. */
export function isBare(link: WrittenLink): boolean {
  if (!link.isInText) return false;
  const { entry, range, target, written = target } = link;
  const { start, end } = range();
  const words = entry.source.text.slice(start, end).replaceAll(/^<|>$/gu, "");
  return words === written || toHref(words) === toHref(target);
}

/** An address as browsers ask for it, with letters such as `ö` encoded. */
const toHref = (address: string): string =>
  URL.canParse(address) ? new URL(address).href : address;

/** Replaces the address of a link. */
export function fixLink(
  { entry, range, target, written = target }: WrittenLink,
  better: string,
): TextEdit[] | undefined {
  return fixTarget(entry.source.text, range(), written, better);
}

/** Reports a problem with the correct address as its fix. */
export function reportBetter(
  link: WrittenLink,
  rule: RuleId,
  { message, stableMessage }: Pick<Diagnostic, "message" | "stableMessage">,
  better: string,
): Diagnostic {
  const isAlone = isBare(link);
  return reportLink(link, rule, message, {
    help: isAlone
      ? `Write \`[...](${better})\`, with words in place of the dots.`
      : `Write \`${better}\`.`,
    stableMessage,
    fix: isAlone ? undefined : fixLink(link, better),
  });
}

/** The problem of an external link, if any. */
export function reportAnswer(
  link: WrittenLink,
  answer: LinkAnswer,
): Diagnostic | undefined {
  const { target } = link;
  if (answer.kind === "dead")
    return reportLink(link, "link/dead", `${target} ${answer.why}.`);
  if (answer.kind === "unknown")
    return reportLink(
      link,
      "link/unreachable",
      `${target} could not be checked: it ${answer.why}.`,
    );
  if (answer.moved === undefined) return undefined;
  // Browsers keep the fragment after a redirect.
  const [, fragment = ""] = /(#.*)$/su.exec(target) ?? [];
  const better = `${answer.moved}${fragment}`;
  const message = `${target} has moved for good to ${better}.`;
  const help = `Write \`${better}\`.`;
  return reportLink(link, "link/moved", message, { help });
}
