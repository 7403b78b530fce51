import { statSync } from "node:fs";
import { MarkupKind, type Hover } from "vscode-languageserver";
import { findRules } from "../../look/explain/explanations.ts";
import type { ImageSubject } from "../../look/refs/subject.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { PlaceView } from "../session/snapshot.ts";
import { describeEntry } from "./describe-entry.ts";
import { describeField, formatField } from "./describe-field.ts";
import { type Target, touches, mentionAt } from "./find-target.ts";
import { problemsIn } from "../session/publish-diagnostics.ts";
import { readYamlCursor, findYamlRegion } from "./yaml-cursor.ts";

/** Hover texts: the target of a link, the purpose of a field, or the explanation of a rule. */
export function findHover(view: PlaceView): Hover | null {
  const mention = mentionAt(view);
  const field = fieldAt(view);
  const parts = [
    ...rulesAt(view),
    mention?.target && describeTarget(mention.target, view),
    field?.text,
  ].filter((part) => part !== undefined);
  const range = mention?.range ?? field?.range;
  if (parts.length === 0) return null;
  return {
    contents: { kind: MarkupKind.Markdown, value: parts.join("\n\n---\n\n") },
    ...(range && { range: view.positions.toRange(range) }),
  };
}

function describeTarget(target: Target, { snapshot }: PlaceView): string {
  switch (target.kind) {
    case "entry":
      return describeEntry(target.entry, snapshot);
    case "image":
      return describeImage(target.image);
    case "page":
      return `\`${target.path}\` is a page of the site itself.`;
    case "elsewhere":
      return target.url;
  }
}

function describeImage({ path, absolutePath }: ImageSubject): string {
  const size = statSync(absolutePath, { throwIfNoEntry: false })?.size ?? 0;
  return `Image \`${path}\`, ${Math.ceil(size / 1000)} KB`;
}

/** The note on the field whose key or value is at the place. */
function fieldAt({
  file,
  offset,
  positions: { text },
}: PlaceView): { text: string; range: TextRange } | undefined {
  const region = findYamlRegion(file, text);
  if (region === undefined || !touches(region, offset)) return undefined;
  const cursor = readYamlCursor(text, region, offset);
  if (cursor === undefined) return undefined;
  const { part, path, range, siblings } = cursor;
  const word = text.slice(range.start, range.end);
  const field = describeField(
    region.collection,
    part === "key" ? [...path, word] : path,
    siblings,
  );
  if (field?.note === undefined) return undefined;
  return { text: formatField(field), range };
}

/** Explains the problem at the place and how to fix it. */
function rulesAt(view: PlaceView): string[] {
  const { offset } = view;
  const found = problemsIn(view, { start: offset, end: offset });
  const ids = new Set(found.map(({ rule }) => rule));
  return findRules(undefined)
    .filter(({ id }) => ids.has(id))
    .map(({ id, what, whatToDo, why }) =>
      [`**${id}**`, what, why, `What to do: ${whatToDo}`].join("\n\n"),
    );
}
