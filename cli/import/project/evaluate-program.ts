import { parse, type AnyNode, type Literal, type TemplateLiteral } from "acorn";
import { entriesOf, isMapping } from "./plain-value.ts";

const MAX_DEPTH = 100;

/**
 * What a program declares and exports, the default export under `default`, as far as its literals say so. Nothing is
 * run: what only a run can tell is undefined. A call such as `glob({ pattern })` is `{ call: "glob", given: [...] }`.
 * @throws SyntaxError for a text that is no JavaScript module
 */
export function evaluateProgram(source: string): Record<string, unknown> {
  const reader = new LiteralReader(source);
  const { body } = parse(source, {
    ecmaVersion: "latest",
    sourceType: "module",
  });
  const names = body.flatMap((node) => reader.declare(node));
  const values = names.map((name) => [name, reader.named(name)] as const);
  return Object.fromEntries(values);
}

class LiteralReader {
  readonly #source: string;
  readonly #declared = new Map<string, AnyNode>();
  readonly #known = new Map<string, unknown>();
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Remembers what a statement declares. @returns the names of it */
  declare(node: AnyNode): string[] {
    const set = (name: string, value: AnyNode) => {
      this.#declared.set(name, value);
      return [name];
    };
    if (node.type === "FunctionDeclaration" && node.id)
      return set(node.id.name, node);
    if (node.type === "VariableDeclaration")
      return node.declarations.flatMap(({ id, init }) =>
        init ? set(this.#textOf(id), init) : [],
      );
    if (node.type === "ExportDefaultDeclaration")
      return set("default", node.declaration);
    if (node.type === "ExportNamedDeclaration" && node.declaration)
      return this.declare(node.declaration);
    const { expression } = node.type === "ExpressionStatement" ? node : {};
    const isModule =
      expression?.type === "AssignmentExpression" &&
      this.#textOf(expression.left) === "module.exports";
    return isModule ? set("default", expression.right) : [];
  }

  named(name: string): unknown {
    if (this.#known.has(name)) return this.#known.get(name);
    const node = this.#declared.get(name);
    // A name that stands for itself has no value.
    this.#known.set(name, undefined);
    const value = node && this.#valueOf(node);
    this.#known.set(name, value);
    return value;
  }

  #valueOf(node: AnyNode): unknown {
    if (this.#depth > MAX_DEPTH) return undefined;
    this.#depth++;
    const value = this.#read(node);
    this.#depth--;
    return value;
  }

  #read(node: AnyNode): unknown {
    switch (node.type) {
      case "Literal":
      case "TemplateLiteral":
        return plainOf(node);
      case "Identifier":
      case "MemberExpression":
        return this.#member(this.#textOf(node).split("."));
      case "ObjectExpression":
        return this.#objectOf(node.properties);
      case "ArrayExpression":
        return this.#listOf(node.elements);
      case "CallExpression":
      case "NewExpression":
        return this.#callOf(this.#textOf(node.callee), node.arguments);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return this.#returnedBy(node.body);
      case "LogicalExpression":
        return this.#valueOf(node.left) ?? this.#valueOf(node.right);
      default:
        return undefined;
    }
  }

  #textOf({ end, start }: AnyNode): string {
    return this.#source.slice(start, end);
  }

  #member([name = "", ...steps]: readonly string[]): unknown {
    let value = this.named(name);
    for (const step of steps) value = new Map(entriesOf(value)).get(step);
    return value;
  }

  #objectOf(properties: readonly AnyNode[]): object {
    const pairs = properties.flatMap((node): [string, unknown][] => {
      if (node.type === "SpreadElement")
        return entriesOf(this.#valueOf(node.argument));
      if (node.type !== "Property" || node.computed) return [];
      const { key, value } = node;
      const name = key.type === "Literal" ? key.value : this.#textOf(key);
      return [[String(name), this.#valueOf(value)]];
    });
    return Object.fromEntries(pairs.filter(([key]) => key !== "__proto__"));
  }

  #listOf(elements: readonly (AnyNode | null)[]): unknown[] {
    return elements.flatMap((node): unknown => {
      if (node?.type !== "SpreadElement")
        return node ? [this.#valueOf(node)] : [];
      const value = this.#valueOf(node.argument);
      return Array.isArray(value) ? value : [];
    });
  }

  /** A path that a program puts together from texts is that path; any other call stays one. */
  #callOf(call: string, nodes: readonly AnyNode[]): unknown {
    const given = this.#listOf(nodes);
    const texts = given.filter((value) => typeof value === "string");
    if (/^(?:require(?:\.resolve)?|URL|fileURLToPath)$/u.test(call))
      return texts[0];
    return /\.(?:join|resolve)$/u.test(call)
      ? texts.join("/")
      : { call, given };
  }

  /** What a function gives back: its expression, or what its first `return` says. */
  #returnedBy(body: AnyNode): unknown {
    if (body.type !== "BlockStatement") return this.#valueOf(body);
    for (const node of body.body) this.declare(node);
    const found = body.body.find(({ type }) => type === "ReturnStatement");
    const isReturn = found?.type === "ReturnStatement" && found.argument;
    return isReturn ? this.#valueOf(isReturn) : undefined;
  }
}

/** A text, number or truth value; undefined for a pattern, and for a text with a value in it. */
function plainOf(node: Literal | TemplateLiteral): unknown {
  if (node.type === "Literal")
    return typeof node.value === "object" ? undefined : node.value;
  return node.expressions[0] ? undefined : node.quasis[0]?.value.cooked;
}

/** The mapping that a configuration is: as it is, or given to a function such as `defineConfig`. */
export function configOf(exported: Record<string, unknown>): unknown {
  const value = exported.default ?? exported.config;
  const given = isMapping(value) && "call" in value ? value.given : [value];
  return Array.isArray(given) ? given.find(isMapping) : undefined;
}
