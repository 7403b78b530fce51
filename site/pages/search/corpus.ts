import type { PageRequest } from "../../page.ts";
import { wordLine } from "../../search/words.ts";
import { searchDocuments, type SearchDocument } from "./documents.ts";
import { keepNewest } from "./keep-newest.ts";
import { pageTexts } from "./page-texts.ts";

/** A document, prepared for searching. */
export interface CorpusEntry extends SearchDocument {
  text: string;
  /** Words of title, headings, description and text: the most important line first. */
  lines: readonly string[];
}

/** Maximum characters of text. Documents whose text does not fit are found by title, headings and description. */
const MAX_TEXT = 8_000_000;

/** Joins the lines of a text. A line before a capital letter is a heading or an item: it gets a full stop. */
const toOneLine = (text: string) =>
  text
    .replaceAll(/(?<=[\p{L}\p{N}])\s*\n\s*(?=\p{Lu})/gu, ". ")
    .replaceAll(/\s+/gu, " ");

/** All documents, prepared for searching. @param maxText in characters */
export async function buildCorpus(
  request: PageRequest,
  maxText = MAX_TEXT,
): Promise<CorpusEntry[]> {
  const { content } = request;
  const [documents, texts] = await Promise.all([
    searchDocuments(request),
    content.searchTexts(),
  ]);
  const byPath = new Map(
    [...pageTexts(content), ...texts].map((each) => [each.path, each]),
  );
  let room = maxText;
  return documents.map((document) => {
    const { title, description, about, path } = document;
    const { headings = [], text = "" } = byPath.get(path) ?? {};
    const kept = text.length <= room ? toOneLine(text) : "";
    room -= kept.length;
    const lines = [[title], headings, [description, about], [kept]];
    return { ...document, text: kept, lines: lines.map(wordLine) };
  });
}

/** The corpus of the current content, built by the first search of each version. */
export const searchCorpus = keepNewest(
  ({ content }: PageRequest) => content.version,
  buildCorpus,
);
