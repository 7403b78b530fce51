import { toHtml } from "hast-util-to-html";
import type { Element, Nodes, Properties, Root } from "hast";
import { find, html, type Info } from "property-information";
import { escapeText } from "./print-tokens.ts";

const VOID = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/**
 * Prints a sanitized and finished tree as `hast-util-to-html` does, in a fifth of the time. Its `raw` nodes come from
 * our own code. Elements whose contents are not HTML are left to that package.
 */
export function printHtml(tree: Root): string {
  let text = "";
  printAll(tree.children);
  return text;

  function printAll(nodes: readonly Nodes[]): void {
    for (const node of nodes)
      if (node.type === "text") text += escapeText(node.value);
      else if (node.type === "element" && !FOREIGN.has(node.tagName))
        printElement(node);
      else if (node.type === "raw") text += node.value;
      else text += toHtml(node);
  }

  function printElement({ children, properties, tagName }: Element): void {
    text += `<${tagName}`;
    for (const name in properties) {
      const printed = printProperty(name, properties[name]);
      if (printed !== "") text += ` ${printed}`;
    }
    text += ">";
    if (VOID.has(tagName)) return;
    printAll(children);
    text += `</${tagName}>`;
  }
}

/** Elements whose attributes or contents follow rules of their own. */
const FOREIGN = new Set(["svg", "math", "script", "style", "template"]);

const attributes = new Map<string, Info>();

function attributeOf(property: string): Info {
  const known = attributes.get(property);
  if (known !== undefined) return known;
  const found = find(html, property);
  attributes.set(property, found);
  return found;
}

function printProperty(property: string, value: Properties[string]): string {
  // Null, undefined, false and NaN are no value.
  if (!value && value !== "" && value !== 0) return "";
  const info = attributeOf(property);
  const { attribute: name, overloadedBoolean: isOverloaded } = info;
  // A flag may have a value as well, such as `download`.
  if (value === true || (isOverloaded && value === "")) return name;
  const isBare = typeof value !== "string" || value === "" || value === name;
  if ((info.boolean || isOverloaded) && isBare) return value ? name : "";
  const text = Array.isArray(value)
    ? value.join(info.commaSeparated ? ", " : " ").trim()
    : String(value);
  return `${name}="${escapeAttribute(text)}"`;
}

/** Escapes backticks and single quotes too: some old browsers treated them as the end of a value. */
function escapeAttribute(text: string): string {
  if (!/["&'`\0]/u.test(text)) return text;
  return text.replaceAll(
    /["&'`\0]/gu,
    (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
  );
}
