import type { DocumentLink } from "vscode-languageserver";
import type { FileView } from "../session/file-view.ts";
import { locate } from "./definition.ts";
import { pointersIn } from "./mention-at.ts";

/** The links of a file that open something: a file of the content, an image, or a page elsewhere. */
export function findDocumentLinks(view: FileView): DocumentLink[] {
  return pointersIn(view).flatMap(({ range, target }) => {
    if (target === undefined) return [];
    const uri =
      target.kind === "elsewhere"
        ? target.url
        : locate(target, view.snapshot)?.uri;
    if (uri === undefined) return [];
    return [{ range: view.positions.toRange(range), target: uri }];
  });
}
