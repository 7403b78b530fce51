import { hasOddAddress } from "./has-odd-address.ts";
import { hasOddFootnote } from "./has-odd-footnote.ts";
import { hasOddLine } from "./has-odd-line.ts";

/** Characters that the two parsers read in different ways: controls, other line ends, a byte order mark. */
const ODD_CHARACTER =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\0-\x08\v\f\x0e-\x1f\x7f\u0085\u2028\u2029\ufeff]|\r(?!\n)/u;
/** Signs of younger versions of Unicode, letters to one of them, and the halves of a pair that may stand for one. */
const YOUNG = String.raw`\u1b4e\u1b4f\u1b7f\u20c1\u2427-\u2429\u2b96\u31e4\u31e5\ufbc3-\ufbd2\ufd90\ufd91\ufdc8-\ufdce\ud800-\udfff`;
/** Delimiters of two kinds side by side, and any between such a sign and something that is no space. */
const ODD_DELIMITER = new RegExp(
  String.raw`\\[*_~][*_~]|\*[_~]|_[*~]|~[*_]|[^\s*_~][*_~]+[${YOUNG}]|[${YOUNG}][*_~]+[^\s*_~]`,
);
/** Words in two kinds of delimiters, each kind closed in turn. */
const NESTED_DELIMITERS =
  /(?<![^\s(|])(\*\*|\*|~~|_)(\*\*|\*|~~|_)[A-Za-z0-9](?:[^*_~`\n\\[\]<]*[A-Za-z0-9.!?:])?\2\1(?![^\s.,;:!?)|])/gu;
/** Words in one pair of delimiters, bullets, and underscores within a word. */
const PLAIN_DELIMITERS =
  /(?<![^\s(|])(\*\*|\*|~~|_)[A-Za-z0-9](?:[^*_~`\n\\[\]<]*[A-Za-z0-9.!?:])?\1(?![^\s.,;:!?)|])|^[ \t]*\*(?= )|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])/gmu;
/** What may be a space that one of them trims from a label. */
const ODD_LABEL = /\[\^?[\x80-\uffff]|[\x80-\uffff]\]/;
/** Labels with a space after the sign of a footnote, with an escaped line end, and those of definitions in two lines. */
const BROKEN_LABEL =
  /\[\^[^\s[\]]*\s|\[[^[\]]*\\\n|\\\n[^\n]*\]|\[[^[\]\n]*\n[^[\]]*\]:/u;
/** A tag that goes on in the next line, with a value that has no quotes. */
const BROKEN_TAG = /<[a-z][^<>\n]*\n[^<>\n]*=[^\s"'<>]/iu;
const INDENTED = /^(?: {4}| {0,3}\t)/mu;

/**
 * True for a text that the native parser may read otherwise than the reference does: it knows the constructs in which
 * they were seen to differ. It is careful, and true of some texts that both read alike: those only take longer.
 */
export function needsReference(text: string): boolean {
  if (!text.isWellFormed() || ODD_CHARACTER.test(text)) return true;
  if (text.includes("\r") && INDENTED.test(text)) return true;
  if (text.includes("]:") && ODD_LABEL.test(text)) return true;
  const lines: string[] = [];
  if (hasOddLine(text.split(/\r?\n/u), lines)) return true;
  const prose = lines.join("\n");
  if (prose.includes("[") && BROKEN_LABEL.test(prose)) return true;
  if (prose.includes("<") && BROKEN_TAG.test(prose)) return true;
  if (hasOddFootnote(prose)) return true;
  return hasOddDelimiters(prose) || hasOddAddress(lines);
}

function hasOddDelimiters(prose: string): boolean {
  if (!ODD_DELIMITER.test(prose)) return false;
  return prose
    .split(/\n[ \t]*\n/u)
    .some((block) => ODD_DELIMITER.test(block) && !hasOnlyPairs(block));
}

/** True for a block whose delimiters are but those of words in one or two pairs of them. */
function hasOnlyPairs(block: string): boolean {
  const rest = block
    .replaceAll(NESTED_DELIMITERS, " ")
    .replaceAll(PLAIN_DELIMITERS, " ");
  return !/[*_~]/u.test(rest);
}
