import { posix } from "node:path";
import {
  CompletionItemKind,
  MarkupKind,
  type CompletionItem,
} from "vscode-languageserver";
import { pagesOf } from "../../look/list/find-entry.ts";
import type { Entry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { FileView, Snapshot } from "../session/snapshot.ts";
import { describeEntry, statusOf, titleOf } from "./describe-entry.ts";

/** A completion: a text to insert. */
export interface OfferedText extends Omit<CompletionItem, "textEdit"> {
  newText: string;
}

/** The same with the range that it replaces. */
export type Offer = OfferedText & TextRange;

/** All pages inside the site: those of entries, with their titles, then those of the site itself. */
export function offerPages(snapshot: Snapshot): OfferedText[] {
  const { entries, records } = snapshot.compiled.folder;
  const pages = [...entries, ...records].flatMap((entry: Entry) =>
    pagesOf(entry).map((address) => ({
      ...offerAddress(address, titleOf(entry)),
      documentation: {
        kind: MarkupKind.Markdown,
        value: describeEntry(entry, snapshot),
      },
      labelDetails: labelOf(entry, snapshot),
    })),
  );
  const known = new Set(pages.map(({ label }) => label));
  const others = sitePaths.filter((path) => !known.has(path));
  return [
    ...pages,
    ...others.map((path) => offerAddress(path, "page of the site")),
  ];
}

/** Marks pages that visitors do not see. */
function labelOf(entry: Entry, { options: { now } }: Snapshot) {
  const status = statusOf(entry, now);
  return status === undefined || status === "published"
    ? {}
    : { description: status };
}

function offerAddress(address: string, title: string): OfferedText {
  return {
    label: address,
    kind: CompletionItemKind.Reference,
    detail: title,
    // Writers remember titles rather than addresses.
    filterText: `${address} ${title}`,
    newText: address,
  };
}

/** The anchors of a page, to complete a link to one of its headings. */
export function offerAnchors(entry: Entry): OfferedText[] {
  if (entry.kind !== "markdown") return [];
  const { anchors, headings } = entry.body;
  return anchors.map((anchor) => ({
    label: `#${anchor}`,
    kind: CompletionItemKind.Reference,
    detail: headings.find((heading) => heading.id === anchor)?.text ?? "",
    newText: anchor,
    filterText: anchor,
  }));
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/iu;

/** The images beside a file, then those in public/. */
export function offerImages({ file, snapshot }: FileView): OfferedText[] {
  const { images, publicFiles } = snapshot.compiled.folder;
  const folder = posix.dirname(file);
  const beside = images
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(({ path }) => `./${path.slice(folder.length + 1)}`);
  const inPublic = [...publicFiles].filter((path) => IMAGE.test(path));
  return [...beside, ...inPublic].map((path) => ({
    label: path,
    kind: CompletionItemKind.File,
    newText: encodeURI(path),
  }));
}
