import type { Element } from "hast";
import { find, html } from "property-information";
import { rangeOfElement, type LostMarkup } from "../../model/body-tree.ts";
import { type Diagnostic, relatedPlaces } from "../../model/diagnostic.ts";
import { isSchemeless } from "../../model/decode-address.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import { createDiagnostic, type Problem } from "../create-diagnostic.ts";
import { shorten } from "../define-rule.ts";

/** Reports the markup that sanitizing removed: one diagnostic for each kind of loss, with the other places. */
export function checkLostMarkup(
  lost: readonly LostMarkup[],
  source: SourceText,
  body: TextRange,
): Diagnostic[] {
  const found = lost.flatMap((loss) => {
    const problem = describeLoss(loss);
    return problem
      ? [{ ...problem, range: rangeOfLoss(loss, source, body) }]
      : [];
  });
  const kinds = Map.groupBy(found, ({ message }) => message).values();
  return [...kinds].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { help, message, range, rule = "html/unsafe" } = first;
    const ranges = others.map((other) => other.range);
    const related = relatedPlaces(source, ranges, "here as well");
    return createDiagnostic(rule, source, range, message, { help, related });
  });
}

type Loss = Partial<Problem> & Pick<Problem, "message">;

/** A tag without an end is searched for in this many characters. */
const MAX_TAG = 1000;

/**
 * The whole element if it is removed completely, otherwise its opening tag. An element that is never closed has no
 * end.
 */
function rangeOfLoss(
  { element, what }: LostMarkup,
  { text }: SourceText,
  body: TextRange,
): TextRange {
  const { start } = body;
  const whole = rangeOfElement(element, body) ?? { start, end: start };
  if (what === "element") return whole;
  const end = whole.end === whole.start ? whole.start + MAX_TAG : whole.end;
  const written = text.slice(whole.start, end);
  const tag = /^<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/iu.exec(written)?.[0];
  return tag === undefined
    ? whole
    : { start: whole.start, end: whole.start + tag.length };
}

function describeLoss(lost: LostMarkup): Loss | undefined {
  const { element, properties, what } = lost;
  const name = `\`<${element.tagName}>\``;
  if (what !== "properties") {
    const parts = what === "element" ? "and its content are" : "is";
    return { message: `${name} ${parts} left out of the page.` };
  }
  // code/unknown-language checks the language of a code block.
  const keys = properties.filter(
    (key) => element.tagName !== "code" || key !== "className",
  );
  const address = keys.find((key) => ADDRESSES.has(key));
  if (address !== undefined)
    return MEDIA.has(element.tagName)
      ? describeMedia(element, address)
      : describeAddress(element, address);
  const names = keys.map((key) => `\`${find(html, key).attribute}\``);
  if (names.length === 0) return undefined;
  const message =
    names.length === 1
      ? `The attribute ${names.join("")} of ${name} is left out of the page.`
      : `The attributes ${names.join(", ")} of ${name} are left out of the page.`;
  return { message };
}

const ADDRESSES = new Set(["href", "src", "poster"]);
const MEDIA = new Set(["video", "source", "track"]);

function describeMedia({ properties, tagName }: Element, key: string): Loss {
  const isCaptions = tagName === "track";
  const kinds = isCaptions ? ".vtt" : ".mp4 or .webm";
  const help =
    key === "poster"
      ? "Put an image beside this file, or into public/, and write that path."
      : `Put a ${kinds} file beside this one, or into public/, and write that path. A link to YouTube or Vimeo on a line of its own becomes a preview.`;
  return {
    message: `The address "${shorten(String(properties[key]))}" of \`<${tagName}>\` is left out of the page: it is not ${key === "poster" ? "an image" : `a ${kinds} file`} of this site.`,
    help,
  };
}

/** Describes a forbidden address: a local file, a host without a scheme, or an unusual scheme. */
function describeAddress({ properties, tagName }: Element, key: string): Loss {
  const address = String(properties[key]);
  const isImage = tagName === "img";
  const shown = shorten(address);
  if (/^(?:file:|[a-z]:(?:[/\\]|%5c))/iu.test(address))
    return {
      rule: "link/escape",
      message: `The ${isImage ? "image" : "link"} "${shown}" points to a file on one machine.`,
      help: isImage
        ? "Copy the file beside this one, or into public/, and write that path."
        : undefined,
    };
  const message = `The address "${shown}" is left out of the page`;
  if (isSchemeless(address))
    return {
      message: `${message}: it names a host without a scheme.`,
      help: `Write \`https://${shown.replace(/^[\s/\\]+/u, "")}\`.`,
    };
  const allowed = isImage
    ? "images have https:, http: or a path"
    : "links have https:, http:, mailto:, tel:, sms: or a path";
  return {
    message: `${message}: ${allowed}.`,
    help: "Write such an address, or the words without a link.",
  };
}
