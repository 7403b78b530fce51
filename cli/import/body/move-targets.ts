import { posix } from "node:path";
import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import { formatAddress } from "./escape-text.ts";
import { destinationOf } from "./find-destination.ts";
import { rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Paths that begin at a folder as they read from the one that the text is taken into. */
export function moveTargets(body: TrackedText, folder: string): void {
  const { text } = body;
  const edits: TextEdit[] = [];
  visit(body.tree(), (node) => {
    const { type } = node;
    if (type !== "link" && type !== "image" && type !== "definition") return;
    const { url } = node;
    if (url === "" || /^(?:[a-z][a-z\d+.-]*:|[/#@{~])/iu.test(url)) return;
    const { end, start } = rangeOf(node);
    const last = type === "link" ? node.children.at(-1) : undefined;
    const range = { start: last ? rangeOf(last).end : start, end };
    const opening = type === "definition" ? /\]:\s*/gu : /\]\(\s*/gu;
    const place = destinationOf(text, range, url, opening);
    if (place)
      edits.push({ ...place, text: formatAddress(posix.join(folder, url)) });
  });
  body.apply(edits);
}
