import type { BodyTree } from "../../model/body-tree.ts";

/** Gives links to other sites `rel="noopener noreferrer"`. */
export function markExternalLinks(body: BodyTree): void {
  for (const { properties } of body.elementsNamed("a"))
    if (/^https?:/iu.test(String(properties.href ?? "")))
      properties.rel = ["noopener", "noreferrer"];
}
