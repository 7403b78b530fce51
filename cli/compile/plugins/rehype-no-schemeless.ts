import type { Root } from "hast";
import { isSchemeless } from "../../model/decode-address.ts";
import { eachElement } from "./each-element.ts";

/**
 * Removes addresses such as `//host/path`, which look like paths but lead to another host. The allow list of
 * `rehype-sanitize` cannot tell them apart.
 */
export function rehypeNoSchemeless() {
  return (tree: Root): void => {
    eachElement(tree, ({ properties }) => {
      for (const name of ["href", "src"])
        if (isSchemeless(String(properties[name] ?? "")))
          delete properties[name];
    });
  };
}
