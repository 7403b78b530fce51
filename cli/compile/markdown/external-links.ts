import type { BodyTree } from "../../model/body-tree.ts";

/** Links to other sites hand over neither the window nor the address they were followed from. */
export function markExternalLinks(body: BodyTree): void {
  for (const { properties } of body.elementsNamed("a"))
    if (/^https?:/iu.test(String(properties.href ?? "")))
      properties.rel = ["noopener", "noreferrer"];
}
