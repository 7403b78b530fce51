import type { Diagnostic, Place } from "../model/diagnostic.ts";
import type { Rule, Details } from "./define-rule.ts";

/**
 * Creates a diagnostic at the rule's own level. It takes the rule object, so that a file with a single rule does not
 * load the checks of all others, as `createDiagnostic` does.
 */
export function buildDiagnostic(
  { id, level, whatToDo }: Rule,
  place: Place,
  message: string,
  { help, related = [], fix, stableMessage, firstFile, severity }: Details = {},
): Diagnostic {
  return {
    ...place,
    rule: id,
    severity: severity ?? (level === "error" ? "error" : "warning"),
    message: shortenMessage(message),
    ...(stableMessage && { stableMessage: shortenMessage(stableMessage) }),
    ...(firstFile && { firstFile }),
    help: shortenMessage(help ?? whatToDo),
    fixable: fix !== undefined,
    ...(fix && { fix }),
    related,
  };
}

/** A message may quote a megabyte, so it is cut to this length. */
const MAX_LENGTH = 2000;

function shortenMessage(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const [start, end] = [text.slice(0, 1500), text.slice(-300)];
  return `${start.toWellFormed()} ... ${end.toWellFormed()}`;
}
