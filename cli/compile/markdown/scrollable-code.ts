import type { BodyTree } from "../../model/body-tree.ts";

/** Makes code blocks focusable: long lines scroll inside their block, so a keyboard must reach it. */
export function makeCodeReachable(body: BodyTree): void {
  for (const { properties } of body.elementsNamed("pre"))
    properties.tabIndex = 0;
}
