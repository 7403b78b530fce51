import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { BodyTree } from "../../model/body-tree.ts";
import {
  calloutTitles,
  findCallouts,
  type Callout,
} from "../../model/callout.ts";

/** Turns quotes that begin with `[!NOTE]` and the like into callouts with a title. True if there were any. */
export function showCallouts(body: BodyTree): boolean {
  const callouts = findCallouts(body).filter(
    ({ problem }) => problem === undefined,
  );
  for (const callout of callouts) showCallout(callout);
  return callouts.length > 0;
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
