import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { RuleId } from "../catalogue.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import type { Details } from "../finding.ts";
import { fixTarget } from "../fix-target.ts";

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

/** Reports a problem with the correct address as its fix. */
export function reportBetter(
  link: WrittenLink,
  rule: RuleId,
  { message, stableMessage }: Pick<Diagnostic, "message" | "stableMessage">,
  better: string,
): Diagnostic {
  const { entry, isInText, range, target, written = target } = link;
  const { text } = entry.source;
  const place = range();
  const isBare = isInText && text.slice(place.start, place.end) === written;
  return reportLink(link, rule, message, {
    help: isBare
      ? `Write \`[...](${better})\`, with words in place of the dots.`
      : `Write \`${better}\`.`,
    stableMessage,
    fix: isBare ? undefined : fixTarget(text, place, written, better),
  });
}
