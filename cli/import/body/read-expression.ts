import {
  parseExpressionAt,
  type Expression,
  type MemberExpression,
} from "acorn";

/** What a name stands for; undefined when it is not known. */
export type ReadName = (name: string) => unknown;

/** The longest expression that is read. */
const MAX_LENGTH = 20_000;

/**
 * The value of a JavaScript expression that is plain data: literals, lists, objects, known names, and calls that only
 * give a path. Nothing is run.
 * @returns undefined for any other expression
 */
export function readExpression(code: string, readName: ReadName): unknown {
  if (code.length > MAX_LENGTH) return undefined;
  try {
    return valueOf(
      parseExpressionAt(code, 0, { ecmaVersion: "latest" }),
      readName,
    );
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

/** True for braces with a comment or nothing in them. */
export function isCommentOnly(code: string): boolean {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "";
}

/** The text that a value shows; undefined where it is no single value. */
export function toText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : undefined;
}

function valueOf(node: Expression, readName: ReadName): unknown {
  switch (node.type) {
    case "Literal":
      return node.value;
    case "TemplateLiteral":
      return node.expressions.length === 0
        ? node.quasis[0]?.value.cooked
        : undefined;
    case "ArrayExpression":
      return node.elements.map((element) =>
        element && element.type !== "SpreadElement"
          ? valueOf(element, readName)
          : undefined,
      );
    case "ObjectExpression":
      return new Map(
        node.properties.flatMap((property) =>
          property.type === "Property" && !property.computed
            ? [
                [
                  keyOf(property.key),
                  valueOf(property.value, readName),
                ] as const,
              ]
            : [],
        ),
      );
    case "Identifier":
      return readName(node.name);
    case "MemberExpression":
      return memberValue(node, readName);
    case "CallExpression":
      return callValue(
        node.callee.type === "Identifier" ? node.callee.name : "",
        node.arguments[0],
        readName,
      );
    default:
      return undefined;
  }
}

/** A path of names; `require("./a.png").default` is what `require("./a.png")` is. */
function memberValue(node: MemberExpression, readName: ReadName): unknown {
  const path = pathOf(node);
  if (path !== undefined) return readName(path);
  const { computed, object, property } = node;
  const isDefault =
    !computed && property.type === "Identifier" && property.name === "default";
  return isDefault && object.type === "CallExpression"
    ? valueOf(object, readName)
    : undefined;
}

/** `require("./a.png")` and `useBaseUrl("/a.png")` give a path. */
function callValue(
  name: string,
  argument: { type: string } | undefined,
  readName: ReadName,
): unknown {
  const isPath = /^(?:require|useBaseUrl|withBase)$/u.test(name);
  return isPath && isExpression(argument)
    ? valueOf(argument, readName)
    : undefined;
}

function isExpression(node: { type: string } | undefined): node is Expression {
  return node !== undefined && node.type !== "SpreadElement";
}

function keyOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === "Identifier" ? key.name : key.value);
}

function pathOf(node: Expression): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (
    node.type !== "MemberExpression" ||
    node.computed ||
    node.object.type === "Super"
  )
    return undefined;
  const object = pathOf(node.object);
  const name = node.property.type === "Identifier" ? node.property.name : "";
  return object === undefined ? undefined : `${object}.${name}`;
}
