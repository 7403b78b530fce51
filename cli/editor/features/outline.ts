import {
  FoldingRangeKind,
  SymbolKind,
  type DocumentSymbol,
  type FoldingRange,
  type SymbolInformation,
  type WorkspaceSymbolParams,
} from "vscode-languageserver";
import type { BodyHeading } from "../../model/body.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { TextPositions } from "../session/text-positions.ts";
import type { FileView, Snapshot } from "../session/snapshot.ts";
import { titleOf } from "./describe-entry.ts";
import { entryKey } from "../../look/list/find-entry.ts";
import { locateEntry } from "./definition.ts";

/** The outline of a file: its headings as a tree, or its records. */
export function findDocumentSymbols(view: FileView): DocumentSymbol[] {
  return view.entries.flatMap((entry) =>
    entry.kind === "markdown"
      ? nestSections(findSections(entry), view)
      : [describeRecord(entry, view)],
  );
}

/** The sections as a tree: each contains the deeper ones after it. */
function nestSections(
  sections: readonly Section[],
  { positions }: FileView,
): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  const open: { depth: number; children: DocumentSymbol[] }[] = [];
  for (const section of sections) {
    const { depth, sectionEnd, start, text } = section;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const children: DocumentSymbol[] = [];
    (open.at(-1)?.children ?? top).push({
      name: text || "(empty)",
      kind: SymbolKind.String,
      range: positions.toRange({ start, end: sectionEnd }),
      selectionRange: positions.toRange(section),
      children,
    });
    open.push({ depth, children });
  }
  return top;
}

/** A heading, and the end of its section: the next heading that is not deeper, or the end of the text. */
type Section = BodyHeading & { sectionEnd: number };

function findSections(entry: MarkdownEntry): Section[] {
  const { headings } = entry.body;
  return headings.map((heading, place) => {
    const later = headings.slice(place + 1);
    const next = later.find(({ depth }) => depth <= heading.depth);
    return { ...heading, sectionEnd: next?.start ?? entry.bodyRange.end };
  });
}

function describeRecord(entry: Entry, { positions }: FileView): DocumentSymbol {
  const range = entry.yaml.rangeOf(entry.base);
  const id = entry.kind === "record" ? entry.idRange : undefined;
  const isInside = id && range.start <= id.start && id.end <= range.end;
  return {
    name: titleOf(entry),
    detail: entry.kind === "record" ? (entry.id ?? "") : entry.collection,
    kind: SymbolKind.Object,
    range: positions.toRange(range),
    selectionRange: positions.toRange(isInside ? id : range),
  };
}

/** The parts of a file that can be folded: its front matter and its sections. */
export function findFoldingRanges({
  entries,
  positions,
}: FileView): FoldingRange[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "markdown") return [];
    const sections = findSections(entry).map(({ sectionEnd, start }) => {
      return { start, end: sectionEnd };
    });
    return [{ start: 0, end: entry.bodyRange.start }, ...sections]
      .map((range) => foldLines(range, positions))
      .filter(({ endLine, startLine }) => endLine > startLine);
  });
}

/** The lines of a range, without blank lines at its end. */
function foldLines(
  { end, start }: TextRange,
  { text, toPosition }: TextPositions,
): FoldingRange {
  const { length } = text.slice(start, end).trimEnd();
  return {
    startLine: toPosition(start).line,
    endLine: toPosition(start + length).line,
    kind: FoldingRangeKind.Region,
  };
}

const MAX_SYMBOLS = 500;

/** The entries and records whose title or name contains all words of a query. */
export function findWorkspaceSymbols(
  snapshot: Snapshot,
  { query }: WorkspaceSymbolParams,
): SymbolInformation[] {
  const { entries, records } = snapshot.compiled.folder;
  const words = query.toLowerCase().split(/\s+/u);
  const isFound = (entry: Entry) => {
    const names = `${titleOf(entry)} ${entryKey(entry)}`.toLowerCase();
    return words.every((word) => names.includes(word));
  };
  return [...entries, ...records]
    .filter(isFound)
    .slice(0, MAX_SYMBOLS)
    .map((entry) => ({
      name: titleOf(entry),
      containerName: entryKey(entry),
      kind: entry.kind === "markdown" ? SymbolKind.File : SymbolKind.Object,
      location: locateEntry(entry, snapshot),
    }));
}
