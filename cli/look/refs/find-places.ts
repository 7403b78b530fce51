import { basename } from "node:path";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";
import { fieldMentions, pointingFields } from "./field-mentions.ts";
import { markdownMentions } from "./markdown-mentions.ts";
import { matchMention, type Match, type OwnHosts } from "./match-mention.ts";
import type { Mention } from "./mention.ts";
import type { Subject } from "./subject.ts";
import { nestText, plainText } from "../../model/written-text.ts";

/** A place that points to a subject. */
export interface Place {
  entry: Entry;
  mention: Mention;
  match: Match;
}

/** Finds what points to things in a folder. */
export interface PlaceFinder {
  /** By file, then by their order in it. */
  find(subject: Subject): Place[];
  /** Files that may point there, but whose text takes too long to be read. */
  unread(subject: Subject): string[];
}

/** A folder is read once, whatever is looked for in it; a text is parsed only if it holds a word of what is. */
export function createPlaceFinder(
  folder: CompiledFolder,
  hosts: OwnHosts,
): PlaceFinder {
  const all: Entry[] = [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ];
  const guides = new Set(
    folder.entries
      .filter(({ collection }) => collection === "guides")
      .map(({ slug }) => slug),
  );
  const bodies = new Map<Entry, Mention[]>();

  const bodyOf = (entry: MarkdownEntry): Mention[] => {
    const known = bodies.get(entry) ?? bodyMentions(entry);
    bodies.set(entry, known);
    return known;
  };

  return {
    find(subject) {
      const words = wordsOf(subject);
      const places = all.flatMap((entry) => {
        const mentions = [
          ...(fieldsMayName(entry, words) ? fieldMentions(entry, guides) : []),
          ...(entry.kind === "markdown" &&
          isReadable(entry) &&
          bodyMayName(entry, words)
            ? bodyOf(entry)
            : []),
        ];
        return mentions.flatMap((mention): Place[] => {
          const match = matchMention(mention, entry.file, subject, hosts);
          return match ? [{ entry, mention, match }] : [];
        });
      });
      return places.toSorted(
        (a, b) =>
          compareText(a.entry.file, b.entry.file) ||
          a.mention.range.start - b.mention.range.start ||
          startOf(a) - startOf(b),
      );
    },
    unread(subject) {
      const words = wordsOf(subject);
      return folder.entries
        .filter((entry) => !isReadable(entry) && bodyMayName(entry, words))
        .map(({ file }) => file);
    },
  };

  function fieldsMayName(entry: Entry, { inFields }: Words): boolean {
    return pointingFields(entry, guides).some(({ value }) =>
      mayHold(value, inFields),
    );
  }
}

function startOf({ match, mention }: Place): number {
  return mention.target.rangeOf(match.start, match.end).start;
}

function bodyMentions({ bodyRange, source }: MarkdownEntry): Mention[] {
  const { end, start } = bodyRange;
  const body = plainText(source.text.slice(start, end), start);
  return markdownMentions(body.value).map((mention) => ({
    ...mention,
    target: nestText(mention.target, body),
    range: body.rangeOf(mention.range.start, mention.range.end),
  }));
}

/** What a place that points to a subject holds, unless it is written with escapes. */
interface Words {
  inFields: readonly string[];
  inBodies: readonly string[];
}

function wordsOf({
  addresses,
  fragment,
  image,
  query,
  reference,
}: Subject): Words {
  const isFragment =
    reference?.collection === "wireframes" ||
    reference?.collection === "snippets";
  const inBodies = [
    ...addresses,
    image?.path,
    query?.id,
    fragment?.id,
    isFragment ? reference.id : undefined,
  ].flatMap((name) => (name ? [basename(name)] : []));
  return { inBodies, inFields: [...inBodies, reference?.id ?? []].flat() };
}

function bodyMayName(entry: MarkdownEntry, { inBodies }: Words): boolean {
  if (inBodies.length === 0) return false;
  const { fragments, images, links } = entry.body;
  if ([...links, ...images].some(({ target }) => mayHold(target, inBodies)))
    return true;
  if (fragments.some((name) => holds(name, inBodies))) return true;
  const { text } = entry.source;
  return inBodies.some(
    (word) => text.indexOf(word, entry.bodyRange.start) !== -1,
  );
}

function holds(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

/** True also for a short text that is written with escapes: it has to be read to know. */
function mayHold(text: string, words: readonly string[]): boolean {
  return holds(text, words) || ESCAPED.test(text);
}

const ESCAPED = /%[\da-f]{2}|&#?\w+;|\\[!-/]/i;

/** False for a text that no parser is to be let loose on. */
function isReadable({ body }: MarkdownEntry): boolean {
  return !body.diagnostics.some(({ rule }) => rule === "file/too-complex");
}
