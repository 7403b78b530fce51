import type { Nodes, Properties, Root } from "hast";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";

/**
 * True when sanitizing a tree would give back the same tree: all that it holds is on the allow list. It is a proof, a
 * strict one, and no second list: a tree of which this says no may be safe as well, and is sanitized.
 */
export function isPlainlySafe(tree: Root): boolean {
  return tree.children.every((node) => isSafe(node, 0));
}

/** The ancestors that some elements need, as bits: what an element is, and what stands above it. */
const ancestorNames = [
  ...new Set(Object.values(sanitizeSchema.ancestors ?? {}).flat()),
];
const bitOf = (name: string): number => {
  const place = ancestorNames.indexOf(name);
  return place === -1 ? 0 : 1 << place;
};

type Test = (value: unknown) => boolean;

interface ElementRule {
  /** Properties and what their values have to be. */
  properties: ReadonlyMap<string, Test>;
  /** Bits of the ancestors of which one has to be there; 0 for none. */
  needs: number;
  bit: number;
  required: readonly (readonly [name: string, value: unknown])[];
}

const rules: ReadonlyMap<string, ElementRule> = new Map(
  (sanitizeSchema.tagNames ?? []).map((name) => [name, createRule(name)]),
);

function isSafe(node: Nodes, above: number): boolean {
  if (node.type === "text") return true;
  if (node.type !== "element") return false;
  const rule = rules.get(node.tagName);
  if (rule === undefined) return false;
  if (rule.needs !== 0 && (rule.needs & above) === 0) return false;
  if (!areSafe(node.properties, rule)) return false;
  if (node.content !== undefined) return false;
  const inside = above | rule.bit;
  for (const child of node.children) if (!isSafe(child, inside)) return false;
  return true;
}

function areSafe(properties: Properties, rule: ElementRule): boolean {
  for (const name in properties) {
    const test = rule.properties.get(name);
    if (test === undefined || !test(properties[name])) return false;
  }
  for (const [name, value] of rule.required)
    if (properties[name] !== value) return false;
  return true;
}

function createRule(name: string): ElementRule {
  const { ancestors, attributes, required } = sanitizeSchema;
  const own = attributes?.[name] ?? [];
  const common = attributes?.["*"] ?? [];
  const needs = (ancestors?.[name] ?? []).map(bitOf);
  return {
    properties: new Map(
      [...common, ...own].map((definition) =>
        typeof definition === "string"
          ? [definition, testOf(definition, undefined)]
          : [definition[0], testOf(definition[0], definition.slice(1))],
      ),
    ),
    needs: needs.reduce((all, bit) => all | bit, 0),
    bit: bitOf(name),
    required: Object.entries(required?.[name] ?? {}),
  };
}

function testOf(
  property: string,
  allowed: readonly unknown[] | undefined,
): Test {
  if (sanitizeSchema.protocols?.[property]) return isPlainAddress;
  const isAllowed = (value: unknown): boolean => {
    if (value === null || value === undefined) return false;
    if (!["string", "number", "boolean"].includes(typeof value)) return false;
    if (allowed === undefined) return true;
    return allowed.some((one) =>
      one instanceof RegExp
        ? typeof value === "string" && one.test(value)
        : one === value,
    );
  };
  return (value) =>
    Array.isArray(value) ? value.every(isAllowed) : isAllowed(value);
}

/** An address of the site itself, a part of the page, or one of the schemes that every list has. */
function isPlainAddress(value: unknown): boolean {
  if (typeof value !== "string") return false;
  return /^(?:\/(?![/\\])[\w#%&+,./:;=?@~-]*|#[\w%.:-]*|https?:\/\/[\w[\]!#$%&'()*+,./:;=?@~-]+)$/u.test(
    value,
  );
}
