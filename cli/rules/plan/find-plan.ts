import type { Passage } from "./read-passages.ts";
import type { WrittenValue } from "./read-values.ts";

/** A plan's name in a passage. */
interface Mention {
  names: readonly string[];
  start: number;
  end: number;
}

/** Words with a capital letter that begin a sentence. Others before a name are names of somebody else: "Leadrow Pro". */
const FIRST_WORDS = new Set(
  (
    "a all an and at both buy by choose compare each every for from get if in like most on or our pick start take than that " +
    "the this to try under upgrade use when while with your"
  ).split(" "),
);
const NOT_OURS = /['’]s$|^(?:their|his|her|its|rival|competing)$/u;
const TITLE = /\b(?:head|vp|director|manager|chief|lead) of\s+$/iu;
/** "Pro plan of Leadrow", "Growth Marketing". */
const NEXT_NAME =
  /^\s+(?:(?:plan|tier)\s+)?(?:(?:of|from|by|at)\s+)?(?<next>\p{Lu}\p{L}+)/u;

/** True for the name of a plan that may be one of ours. */
function isOurs(before: string, after: string, others: ReadonlySet<string>) {
  const word = /(\S+)\s+["'“*_([`]*$/u.exec(before)?.[1] ?? "";
  const bare = word.replaceAll(/^["'“*_([`]+|['’]s$/gu, "");
  const next = NEXT_NAME.exec(after)?.groups?.["next"] ?? "";
  if (next !== "" && !others.has(next)) return false;
  if (others.has(bare)) return true;
  if (NOT_OURS.test(word) || TITLE.test(before)) return false;
  const isName = /^\p{Lu}[\p{L}\p{N}-]*$/u.test(bare);
  return !isName || FIRST_WORDS.has(bare.toLowerCase());
}

/** Finds the names of plans. @param others words with a capital letter that are fine beside a name */
export function findMentions(
  { text }: Passage,
  pattern: RegExp,
  others: ReadonlySet<string>,
): Mention[] {
  const found: Mention[] = [];
  for (const { 0: name, index } of text.matchAll(pattern)) {
    const before = text.slice(0, index);
    const end = index + name.length;
    const last = found.at(-1);
    const isInList =
      last && /^(?:,? (?:and|or|to) |, |\/)$/u.test(before.slice(last.end));
    if (isInList) {
      found[found.length - 1] = { ...last, names: [...last.names, name], end };
      continue;
    }
    if (!isOurs(before, text.slice(end), others)) continue;
    found.push({ names: [name], start: index, end });
  }
  return found;
}

const DIRECT =
  /^(?:\*\*|__|["'”’])?\s*(?:plans?|tier)?\s*[(:=–—,|-]\s*(?:\*\*)?$/u;
const PRICED =
  /\b(?:at|for|costs?|is|are|from|only|just|about|pays?|paid|price[ds]?|of|to)\s+$/iu;
const INCLUDES =
  /\b(?:includes?|including|covers?|gives?|adds?|and|brings?|offers?|allows?|with|has|have|watch(?:es)?|room for|limit(?:ed)? (?:of|to)|up to|you|gets?|an?|to)\s+$/iu;
/** The sum or number belongs to something else, to another time, or to a calculation. */
const BREAKS =
  /\b(?:than|versus|vs|instead|unlike|compared|save[sd]?|savings?|discounts?|months|weeks|years|deals?|revenue|pipeline|salary|budget|worth|trial|rivals?|they|their|was|were|used to|formerly|previously|until|saw|found)\b|\p{Lu}\p{L}+['’]s\b|\s\p{Lu}\p{Ll}+\b/u;
const BREAKS_LIMIT =
  /\b(?:above|beyond|below|under|over|after|first|costs?|less|more|extra|additional|another|week|about)\b/iu;

/** The names of the plans that a sum or a limit is said of. Empty if there are none. */
export function findPlans(
  { text }: Passage,
  value: WrittenValue,
  mentions: readonly Mention[],
): readonly string[] {
  const isLimit = value.unit === "leads" || value.unit === "profiles";
  const next = mentions.find(({ start }) => start >= value.end);
  const bridge = text.slice(value.end, next?.start);
  if (
    next &&
    /^\)?\s+(?:on|for|with|in|under)\s+(?:(?:the|our)\s+)?["'“*_]*$/iu.test(
      bridge,
    )
  )
    return next.names;
  const last = mentions.findLast(({ end }) => end <= value.at.start);
  if (!last || /\bdifference\b/u.test(text)) return [];
  const between = text.slice(last.end, value.at.start).replace(/\\$/u, "");
  if (DIRECT.test(between)) return last.names;
  if (BREAKS.test(between) || (isLimit && BREAKS_LIMIT.test(between)))
    return [];
  const isSaid = isLimit
    ? INCLUDES.test(between)
    : value.unit !== "price" || PRICED.test(between);
  return isSaid ? last.names : [];
}
