import type { PageRequest } from "../../page.ts";
import { wordLine } from "../../search/words.ts";
import { searchDocuments, type SearchDocument } from "./documents.ts";
import { keepNewest } from "./keep-newest.ts";
import { pageTexts } from "./page-texts.ts";

/** A document as the search looks through it. */
export interface CorpusEntry extends SearchDocument {
  text: string;
  /** The words of the title, the headings, the description and the text: the weightiest first. */
  lines: readonly string[];
}

/** Characters of text that a corpus holds; what comes beyond is found by title, headings and description alone. */
const MOST_TEXT = 8_000_000;

/** Lines of a text become sentences of one line: a heading or an item has no full stop of its own, a wrapped line needs none. */
const toOneLine = (text: string) =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}])\s*\n\s*(?=\p{Lu})/gu, ". ")
    .replaceAll(/\s+/gu, " ");

/** Everything that can be found, ready to be searched. @param mostText in characters */
export async function buildCorpus(
  request: PageRequest,
  mostText = MOST_TEXT,
): Promise<CorpusEntry[]> {
  const { content } = request;
  const [documents, texts] = await Promise.all([
    searchDocuments(request),
    content.searchTexts(),
  ]);
  const byPath = new Map(
    [...pageTexts(content), ...texts].map((each) => [each.path, each]),
  );
  let room = mostText;
  return documents.map((document) => {
    const { title, description, about, path } = document;
    const { headings = [], text = "" } = byPath.get(path) ?? {};
    const kept = text.length <= room ? toOneLine(text) : "";
    room -= kept.length;
    const lines = [[title], headings, [description, about], [kept]];
    return { ...document, text: kept, lines: lines.map(wordLine) };
  });
}

/** The corpus of the content as it stands, built with the first search of each version. */
export const searchCorpus = keepNewest(
  ({ content }: PageRequest) => content.version,
  buildCorpus,
);
