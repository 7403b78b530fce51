import { type CompletionList, CompletionItemKind } from "vscode-languageserver";
import type { PlaceView } from "../session/snapshot.ts";
import { completeFields } from "./complete-fields.ts";
import { findYamlRegion } from "./yaml-cursor.ts";
import { languageNames } from "../../model/language-names.ts";
import { lineStart } from "../../model/lines.ts";
import { titleOf } from "./describe-entry.ts";
import {
  offerAnchors,
  offerImages,
  offerPages,
  type Offer,
  type OfferedText,
} from "./complete-links.ts";
import { findPage } from "./find-target.ts";

/** The completions at a place. */
export function complete(view: PlaceView): CompletionList {
  const { file, offset, positions } = view;
  const region = findYamlRegion(file, positions.text);
  const isInYaml =
    region !== undefined && region.start <= offset && offset <= region.end;
  const offers = [
    ...completeBody(view),
    ...(isInYaml ? completeFields(view, region) : []),
  ];
  const items = offers.map(({ end, newText, start, ...item }, place) => ({
    ...item,
    // Editors sort by text, but the order of the schema and of the links is more useful.
    sortText: String(place).padStart(5, "0"),
    textEdit: { range: positions.toRange({ start, end }), newText },
  }));
  return { isIncomplete: false, items };
}

const IMAGE = /(?:!\[[^\]\n]*\]\(<?|<img\b[^>\n]*\bsrc=["'])([^)\s>"']*)$/u;
const LINK =
  /(?:\]\(<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?|<a\b[^>\n]*\bhref=["'])([^)\s>"']*)$/u;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})([\w+#-]+)$/u;
const PLACEHOLDER = /\{\{[\w-]*(?::[\w-]*)?$/u;

/** Images, links, anchors and placeholders, in Markdown and in the Markdown texts of fields. */
function completeBody(view: PlaceView): Offer[] {
  const { offset, positions } = view;
  const { text } = positions;
  const before = text.slice(lineStart(text, offset), offset);
  const rest = text.slice(offset, offset + 500);
  const [placeholder] = PLACEHOLDER.exec(before) ?? [];
  if (placeholder !== undefined) {
    const [after = ""] = /^[\w:-]*(?:\}\}?)?/u.exec(rest) ?? [];
    const start = offset - placeholder.length;
    return at(start, offset + after.length, offerPlaceholders(view));
  }
  const language = FENCE.exec(before)?.[1];
  if (language !== undefined)
    return at(offset - language.length, offset, languages);
  const [after = ""] = /^[^)\s>"'#]*/u.exec(rest) ?? [];
  const end = offset + after.length;
  const image = IMAGE.exec(before)?.[1];
  if (image !== undefined)
    return at(offset - image.length, end, offerImages(view));
  const link = LINK.exec(before)?.[1];
  return link === undefined ? [] : completeLink(link, end, view);
}

function completeLink(written: string, end: number, view: PlaceView): Offer[] {
  const { offset, snapshot } = view;
  const hash = written.indexOf("#");
  if (hash === -1)
    return at(offset - written.length, end, offerPages(snapshot));
  const page = pageOf(written.slice(0, hash), view);
  if (page === undefined) return [];
  return at(offset - written.length + hash + 1, end, offerAnchors(page));
}

/** The entry at an address, or this entry for an empty address. */
function pageOf(address: string, { entries, snapshot }: PlaceView) {
  const [from] = entries;
  if (from === undefined) return undefined;
  const found = findPage(address, from, snapshot);
  return found?.kind === "entry" ? found.entry : undefined;
}

function offerPlaceholders({ snapshot }: PlaceView): OfferedText[] {
  const kinds = { snippets: "code", wireframes: "wireframe" };
  return Object.entries(kinds).flatMap(([collection, kind]) =>
    snapshot.compiled.folder.records
      .filter((record) => record.collection === collection)
      .map((record) => ({
        label: `{{${kind}:${record.id}}}`,
        kind: CompletionItemKind.Snippet,
        detail: titleOf(record),
        newText: `{{${kind}:${record.id}}}`,
      })),
  );
}

const languages = languageNames.map((label): OfferedText => {
  return { label, kind: CompletionItemKind.EnumMember, newText: label };
});

function at(
  start: number,
  end: number,
  values: readonly OfferedText[],
): Offer[] {
  return values.map((value) => ({ ...value, start, end }));
}
