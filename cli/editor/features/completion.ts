import type { CompletionList } from "vscode-languageserver";
import type { PlaceView } from "../session/snapshot.ts";
import { completeBody } from "./complete-body.ts";
import { completeFields } from "./complete-fields.ts";
import { findYamlRegion } from "./yaml-cursor.ts";

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
