import type { BodyTree } from "../../model/body-tree.ts";

/** Long lines of code scroll inside their block: the block can be reached by keyboard. */
export function makeCodeReachable(body: BodyTree): void {
  for (const { properties } of body.elementsNamed("pre"))
    properties.tabIndex = 0;
}
