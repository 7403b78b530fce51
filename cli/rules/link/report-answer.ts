import type { Diagnostic } from "../../model/diagnostic.ts";
import type { LinkAnswer } from "../../model/link-answer.ts";
import { reportLink, type WrittenLink } from "./written-link.ts";

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
