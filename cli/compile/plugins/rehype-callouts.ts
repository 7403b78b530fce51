import type { ElementContent, Root } from "hast";
import { h } from "hastscript";
import type { VFile } from "vfile";
import {
  calloutTitles,
  findCallouts,
  type Callout,
} from "../../model/callout.ts";
import { placeOfBody } from "./file-data.ts";

/** Turns quotes that begin with `[!NOTE]` and the like into callouts with a title. */
export function rehypeCallouts() {
  return (tree: Root, file: VFile): void => {
    for (const callout of findCallouts(tree, placeOfBody(file)))
      if (callout.problem === undefined) showCallout(callout);
  };
}

function showCallout({ kind, paragraph, quote, text }: Callout): void {
  const title = calloutTitles[kind] ?? "";
  dropFirstLine(paragraph.children, text.value);
  const content = quote.children.filter(
    (node) => node !== paragraph || paragraph.children.length > 0,
  );
  const name = kind.toLowerCase();
  Object.assign(
    quote,
    h(`div.callout.callout-${name}`, { role: "note" }, [
      h("p.callout-title", h("strong", title)),
      ...content,
    ]),
  );
}

/** Removes the line with the marker from its paragraph. */
function dropFirstLine(children: ElementContent[], value: string): void {
  const end = value.indexOf("\n");
  children.shift();
  if (end !== -1) {
    children.unshift({ type: "text", value: value.slice(end + 1) });
    return;
  }
  const [next, after] = children;
  if (next?.type !== "element" || next.tagName !== "br") return;
  children.shift();
  if (after?.type === "text") after.value = after.value.replace(/^\n/u, "");
}
