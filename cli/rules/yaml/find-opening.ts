import {
  isCollection,
  isScalar,
  visit,
  type Document,
  type YAMLError,
} from "yaml";

const QUOTE = /^Missing closing /u;
const BRACKET = /^Flow (?:map|sequence) /u;

/**
 * Creates a function that gives the offset of the quote or bracket that is not closed. The parser's error only has the
 * place where it should end.
 */
export function createOpeningFinder(document: Document) {
  let found: ReturnType<typeof findStarts> | undefined;
  return ({ message, pos: [end] }: YAMLError): number | undefined => {
    const isQuote = QUOTE.test(message);
    if (!isQuote && !BRACKET.test(message)) return undefined;
    found ??= findStarts(document);
    return (isQuote ? found.quotes : found.brackets).get(end);
  };
}

/** End -> start of quoted texts, and of lists and mappings in brackets. Of several with one end, the innermost. */
function findStarts(document: Document) {
  const quotes = new Map<number, number>();
  const brackets = new Map<number, number>();
  visit(document, {
    Node(_, node) {
      const [start, end] = ("range" in node ? node.range : undefined) ?? [];
      if (start === undefined || end === undefined) return;
      if (isScalar(node) && node.type?.startsWith("QUOTE_"))
        quotes.set(end, start);
      if (isCollection(node) && node.flow) brackets.set(end, start);
    },
  });
  return { quotes, brackets };
}

/**
 * Removes errors that only follow from others: an open quote leaves its brackets open, and after an extra closing
 * bracket the rest is not parsed.
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
