import type { Root, Element, Properties } from "hast";
import type { VFile } from "vfile";
import type { LostMarkup } from "../../model/body-tree.ts";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";

/** Keeps the tree that `rehype-sanitize` copies, to compare it later. */
export function rehypeKeepUnsafe() {
  return (tree: Root, file: VFile): void => {
    file.data.unsafe = tree;
  };
}

/** Adds what sanitizing has removed to the data of the file. */
export function rehypeLosses() {
  return (tree: Root, file: VFile): void => {
    const { unsafe } = file.data;
    if (unsafe !== undefined) file.data.losses = findLosses(unsafe, tree);
  };
}

type Parent = Root | Element;

/**
 * Finds what the sanitizer removed, in order, by comparing the tree before and after. It only reports: the sanitizer
 * decides.
 */
function findLosses(unsafe: Root, safe: Root): LostMarkup[] {
  const lost: LostMarkup[] = [];
  compare(unsafe, { children: safe.children, next: 0 });
  return lost;

  function compare(parent: Parent, kept: Cursor): void {
    for (const element of parent.children) {
      if (element.type !== "element") continue;
      const sanitized = takeSanitized(element, kept);
      if (sanitized === undefined) {
        const isWhole = sanitizeSchema.strip?.includes(element.tagName);
        lost.push({
          element,
          what: isWhole ? "element" : "tags",
          properties: [],
        });
        // The element was replaced by its children.
        if (!isWhole) compare(element, kept);
        continue;
      }
      const [before, after] = [element.properties, sanitized.properties];
      const properties = Object.keys(before).filter((name) =>
        isLost(name, before[name], after[name]),
      );
      if (properties.length > 0)
        lost.push({ element, what: "properties", properties });
      compare(element, { children: sanitized.children, next: 0 });
    }
  }
}

/** A position in a list of nodes that were kept. */
interface Cursor {
  children: Parent["children"];
  next: number;
}

/** The sanitized form of an element if it is the next one kept. Moves the cursor past it. */
function takeSanitized(element: Element, kept: Cursor): Element | undefined {
  let place = kept.next;
  while (kept.children[place] && kept.children[place]?.type !== "element")
    place++;
  const sanitized = kept.children[place];
  if (sanitized?.type !== "element" || sanitized.tagName !== element.tagName)
    return undefined;
  kept.next = place + 1;
  return sanitized;
}

type Value = Properties[string];

function isLost(name: string, value: Value, kept: Value): boolean {
  if (value === kept || value === undefined || value === null) return false;
  if (value === false) return false;
  if (value === "" && (name === "href" || name === "src")) return false;
  if (Array.isArray(value) && Array.isArray(kept))
    return kept.length < value.length;
  return kept === undefined || kept === null;
}
