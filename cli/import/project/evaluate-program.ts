import { parse, type AnyNode, type MemberExpression } from "acorn";
import { isMapping } from "../../model/value-at.ts";
import { valueAt } from "./plain-value.ts";

const MODULE = { ecmaVersion: "latest", sourceType: "module" } as const;

/**
 * What a module names, and its default export as `default`, as far as literals say it. Nothing is run: what only a run
 * can tell is undefined. A call such as `defineConfig({})` is `{ given: [...] }`.
 * @throws SyntaxError for a text that is no JavaScript module
 */
export function evaluateProgram(source: string): Record<string, unknown> {
  const { body } = parse(source, MODULE);
  const values: Record<string, unknown> = {};
  const valueOf = (node: AnyNode): unknown => {
    switch (node.type) {
      case "Identifier":
        return Object.hasOwn(values, node.name) ? values[node.name] : undefined;
      case "ObjectExpression":
        return Object.fromEntries(node.properties.flatMap(pairOf));
      case "ArrayExpression":
        return node.elements.map((each) => each && valueOf(each));
      case "MemberExpression":
        return memberOf(valueOf(node.object), node);
      case "NewExpression":
        return node.arguments[0] && valueOf(node.arguments[0]);
      case "CallExpression":
        return { given: node.arguments.map(valueOf) };
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return valueOf(node.body);
      // A function that gives back its configuration.
      case "BlockStatement":
        return node.body.map(read).at(-1);
      default:
        return plainOf(node);
    }
  };
  const pairOf = (node: AnyNode): [string, unknown][] => {
    if (node.type !== "Property" || node.computed) return [];
    const { key, value } = node;
    const name = key.type === "Identifier" ? key.name : String(valueOf(key));
    return name === "__proto__" ? [] : [[name, valueOf(value)]];
  };
  /** Remembers what a statement names. @returns what it gives back */
  const read = (node: AnyNode): unknown => {
    if (node.type === "ReturnStatement")
      return node.argument && valueOf(node.argument);
    if (node.type === "ExportNamedDeclaration" && node.declaration)
      read(node.declaration);
    if (node.type === "ExportDefaultDeclaration")
      values.default = valueOf(node.declaration);
    if (node.type === "FunctionDeclaration" && node.id)
      values[node.id.name] = valueOf(node);
    if (node.type === "VariableDeclaration")
      for (const { id, init } of node.declarations)
        if (id.type === "Identifier" && init) values[id.name] = valueOf(init);
    if (node.type === "ExpressionStatement") return read(node.expression);
    if (node.type === "AssignmentExpression")
      if (/^module\.exports\s*=/u.test(source.slice(node.start)))
        values.default = valueOf(node.right);
    return undefined;
  };
  for (const node of body) read(node);
  return values;
}

function plainOf(node: AnyNode): unknown {
  if (node.type === "Literal")
    return typeof node.value === "object" ? undefined : node.value;
  if (node.type !== "TemplateLiteral" || node.expressions[0]) return undefined;
  return node.quasis[0]?.value.cooked;
}

function memberOf(all: unknown, { computed, property }: MemberExpression) {
  const name = property.type === "Identifier" && !computed && property.name;
  return name && isMapping(all) && Object.hasOwn(all, name)
    ? all[name]
    : undefined;
}

/** The mapping that a module exports: as it is, given to a function such as `defineConfig`, or by the name `config`. */
export function configOf(exported: unknown): unknown {
  let value = valueAt(exported, "default");
  while (isMapping(value) && Array.isArray(value.given)) [value] = value.given;
  return isMapping(value) ? value : valueAt(exported, "config");
}
