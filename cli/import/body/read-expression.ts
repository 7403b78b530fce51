import { parseExpressionAt, type Expression, type Node } from "acorn";

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
    const node = parseExpressionAt(code, 0, { ecmaVersion: "latest" });
    return valueOf(node, readName);
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
  const inner = (each: Node | null | undefined) =>
    isExpression(each) ? valueOf(each, readName) : undefined;
  switch (node.type) {
    case "Literal":
      return node.value;
    case "TemplateLiteral":
      return node.expressions.length === 0
        ? node.quasis[0]?.value.cooked
        : undefined;
    case "ArrayExpression":
      return node.elements.map(inner);
    case "ObjectExpression":
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === "Property" && property.key.type === "Identifier"
            ? [[property.key.name, inner(property.value)]]
            : [],
        ),
      );
    case "Identifier":
      return readName(node.name);
    case "MemberExpression": {
      // `require("./a.png").default` is what `require("./a.png")` is.
      if (node.object.type === "CallExpression") return inner(node.object);
      const path = pathOf(node);
      return path === undefined ? undefined : readName(path);
    }
    case "CallExpression": {
      const name = node.callee.type === "Identifier" ? node.callee.name : "";
      const isPath = /^(?:require|useBaseUrl|withBase)$/u.test(name);
      return isPath ? inner(node.arguments[0]) : undefined;
    }
    default:
      return undefined;
  }
}

function isExpression(node: Node | null | undefined): node is Expression {
  return node !== null && node !== undefined && node.type !== "SpreadElement";
}

function pathOf(node: Node): string | undefined {
  if (!isExpression(node)) return undefined;
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return undefined;
  const object = pathOf(node.object);
  const name = pathOf(node.property);
  return object && name && `${object}.${name}`;
}
