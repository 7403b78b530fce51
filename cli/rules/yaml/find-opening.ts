import {
  isCollection,
  isScalar,
  visit,
  type Document,
  type YAMLError,
} from "yaml";

const QUOTE = /^Missing closing /u;
const BRACKET = /^Flow (?:map|sequence) /u;

/** Where in the YAML the quote or bracket stands that an error says is not closed: the parser names the end only. */
export type OpeningOf = (error: YAMLError) => number | undefined;

export function createOpeningFinder(document: Document): OpeningOf {
  let quotes: Map<number, number> | undefined;
  const brackets = new Map<number, number>();
  return ({ message, pos: [end] }) => {
    const isQuote = QUOTE.test(message);
    if (!isQuote && !BRACKET.test(message)) return undefined;
    if (quotes === undefined) {
      quotes = new Map();
      collect(document, quotes, brackets);
    }
    return (isQuote ? quotes : brackets).get(end);
  };
}

/** Where quoted texts and lists and mappings in brackets begin, by where they end; of several the innermost. */
function collect(
  document: Document,
  quotes: Map<number, number>,
  brackets: Map<number, number>,
): void {
  visit(document, {
    Node(_, node) {
      const [start, end] = ("range" in node ? node.range : undefined) ?? [];
      if (start === undefined || end === undefined) return;
      if (isScalar(node) && node.type?.startsWith("QUOTE_"))
        quotes.set(end, start);
      if (isCollection(node) && node.flow) brackets.set(end, start);
    },
  });
}

/**
 * Without what only follows from another: a quote that stays open takes its brackets along, and behind a closing
 * bracket too many nothing is read.
 */
export function withoutEchoes(errors: readonly YAMLError[]): YAMLError[] {
  const open = errors.filter(({ message }) => QUOTE.test(message));
  const ends = new Set(open.map(({ pos }) => pos[0]));
  const firstStray = errors.find(isStray);
  return errors.filter((error) => {
    const isEcho = BRACKET.test(error.message) && ends.has(error.pos[0]);
    return !isEcho && (!isStray(error) || error === firstStray);
  });
}

function isStray({ message }: YAMLError): boolean {
  return message.includes(" in YAML stream");
}
