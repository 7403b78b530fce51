import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Properties with one address each. */
const ADDRESSES = ["href", "src", "poster", "cite"] as const;

/** An absolute address. Undefined if it is invalid. */
function toAbsolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** The candidates of a `srcset`, each an address and a width or density. */
function toAbsoluteSet(set: string, base: string): string {
  return set
    .split(/,\s+/u)
    .flatMap((candidate) => {
      const [address = "", ...size] = candidate.trim().split(/\s+/u);
      const absolute = address && toAbsolute(address, base);
      return absolute ? [[absolute, ...size].join(" ")] : [];
    })
    .join(", ");
}

function resolve({ properties }: Element, base: string): void {
  for (const name of ADDRESSES) {
    const address = properties[name];
    if (typeof address === "string")
      properties[name] = toAbsolute(address, base);
  }
  const set = properties["srcSet"];
  if (typeof set === "string") properties["srcSet"] = toAbsoluteSet(set, base);
}

/** Makes every address in a tree absolute. @param base the absolute address of the page that the tree is from */
export function makeAbsolute(tree: Root, base: string): void {
  visit(tree, "element", (element) => resolve(element, base));
}
