import { basename } from "node:path";
import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";
import { fieldMentions, guideSlugs, pointingFields } from "./field-mentions.ts";
import { markdownMentions } from "./markdown-mentions.ts";
import {
  matchMention,
  type Match,
  type OwnHosts,
  type Mention,
} from "./match-mention.ts";
import type { Subject } from "./subject.ts";
import { nestText, plainText } from "../../model/written-text.ts";
import type { CommandContext } from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { openContent, type OpenContent } from "../open-content.ts";

/** A mention of a subject, with the entry that contains it. */
export interface MentionPlace {
  entry: Entry;
  mention: Mention;
  match: Match;
}

/** Finds the places that point to something. */
type PlaceFinder = ReturnType<typeof createPlaceFinder>;

/** Creates a finder that parses a text only if it contains a word of the subject, and only once. */
export function createPlaceFinder(folder: CompiledFolder, hosts: OwnHosts) {
  const all = allEntries(folder);
  const guides = guideSlugs(folder);
  const bodies = new Map<Entry, Mention[]>();

  const bodyOf = (entry: MarkdownEntry): Mention[] => {
    const known = bodies.get(entry) ?? bodyMentions(entry);
    bodies.set(entry, known);
    return known;
  };

  const readableBodyOf = (entry: Entry): Mention[] =>
    entry.kind === "markdown" && isReadable(entry) ? bodyOf(entry) : [];

  return {
    /** Everything that an entry points to. */
    mentionsOf: (entry: Entry) => [
      ...fieldMentions(entry, guides),
      ...readableBodyOf(entry),
    ],
    /** Ordered by file and position. */
    find(subject: Subject): MentionPlace[] {
      const words = wordsOf(subject);
      const places = all.flatMap((entry) => {
        const isInFields = pointingFields(entry, guides).some(({ value }) =>
          mayContain(value, words.inFields),
        );
        const mentions = [
          ...(isInFields ? fieldMentions(entry, guides) : []),
          ...(bodyMayName(entry, words) ? readableBodyOf(entry) : []),
        ];
        return mentions.flatMap((mention): MentionPlace[] => {
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
    /** Files that may point there, but whose text is too complex to parse. */
    unread(subject: Subject): string[] {
      const words = wordsOf(subject);
      return folder.entries
        .filter((entry) => !isReadable(entry) && bodyMayName(entry, words))
        .map(({ file }) => file);
    },
  };
}

function startOf({ match, mention }: MentionPlace): number {
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

/** Words that every place that points to a subject contains, unless it has escapes. */
interface Words {
  inFields: readonly string[];
  inBodies: readonly string[];
}

function wordsOf(subject: Subject): Words {
  const { addresses, fragment, image, query, reference } = subject;
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

function bodyMayName(entry: Entry, { inBodies }: Words): boolean {
  if (entry.kind !== "markdown" || inBodies.length === 0) return false;
  const { fragments, images, links } = entry.body;
  if ([...links, ...images].some(({ target }) => mayContain(target, inBodies)))
    return true;
  if (fragments.some((name) => containsAny(name, inBodies))) return true;
  const { text } = entry.source;
  return inBodies.some((word) => text.includes(word, entry.bodyRange.start));
}

function containsAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

/** True if a text contains one of the words, or has escapes that could hide one. */
function mayContain(text: string, words: readonly string[]): boolean {
  return containsAny(text, words) || ESCAPED.test(text);
}

const ESCAPED = /%[\da-f]{2}|&#?\w+;|\\[!-/]/i;

/** False for a text that is too complex to parse. */
function isReadable({ body }: MarkdownEntry): boolean {
  return !body.diagnostics.some(({ rule }) => rule === "file/too-complex");
}

/**
 * A compiled content folder that can be searched for pointers. In a file of its own, because it loads a Markdown
 * parser.
 */
export interface SearchableContent extends OpenContent {
  /** Finds every place that points to an entry or an image. */
  finder: PlaceFinder;
}

/** @throws AppError as `openContent` does */
export async function openSearchable(
  options: FolderOptions,
  context: CommandContext,
): Promise<SearchableContent> {
  const content = await openContent(options, context);
  const { compiled, hosts } = content;
  return { ...content, finder: createPlaceFinder(compiled.folder, hosts) };
}
