import type { Root } from "hast";
import type { VFile } from "vfile";
import type { Fragments, ImageFile, RenderedBody } from "../../model/body.ts";
import type {
  BodyTree,
  LostMarkup,
  MarkdownNodes,
  RefusedId,
} from "../../model/body-tree.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { createSourceText } from "../../model/source-text.ts";

declare module "vfile" {
  /** What our plugins read from the data of a file and add to it. All of it is optional. */
  interface DataMap {
    /** Where the text of the file is, if it is a part of another one. */
    place: Pick<BodyTree, "range" | "source">;
    fragments: Fragments;
    /** The images for the addresses in the text. */
    images: Readonly<Record<string, ImageFile>>;
    /** True if the page shows no picture above the text. */
    isLeading: boolean;
    markdown: MarkdownNodes;
    unsafe: Root;
    losses: readonly LostMarkup[];
    refusedIds: readonly RefusedId[];
    facts: BodyTree;
    diagnostics: Diagnostic[];
    page: Pick<RenderedBody, "toc" | "text" | "excerpt">;
  }
}

/** Where the text of a file is: in itself, unless its data says otherwise. */
export function placeOfBody(file: VFile): Pick<BodyTree, "range" | "source"> {
  if (file.data.place !== undefined) return file.data.place;
  const text = String(file);
  const source = createSourceText(file.path ?? "", text);
  return { source, range: { start: 0, end: text.length } };
}
