import { parse, type AnyNode, type Function as FunctionNode } from "acorn";
import { entriesOf, isMapping } from "./plain-value.ts";

/** A call as data: `glob({ pattern })` is `{ call: "glob", given: [{ pattern }] }`. */
export interface ProgramCall {
  call: string;
  given: unknown[];
}

const MAX_DEPTH = 100;

/**
 * What a program exports, the default export under `default`, as far as its literals say so. Nothing is run: what only
 * a run can tell is undefined.
 * @throws SyntaxError for a text that is no JavaScript module
 */
export function evaluateProgram(source: string): Record<string, unknown> {
  const reader = new LiteralReader(source);
  const { body } = parse(source, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
  });
  const names = body.flatMap((node) => reader.declare(node));
  const values = names.map((name) => [name, reader.named(name, 0)] as const);
  return Object.fromEntries(values);
}

class LiteralReader {
  readonly #source: string;
  readonly #declared = new Map<string, AnyNode>();
  readonly #known = new Map<string, unknown>();

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
    if (node.type !== "ExpressionStatement") return [];
    const { expression } = node;
    if (expression.type !== "AssignmentExpression") return [];
    const isModule = this.#textOf(expression.left) === "module.exports";
    return isModule ? set("default", expression.right) : [];
  }

  named(name: string, depth: number): unknown {
    if (this.#known.has(name)) return this.#known.get(name);
    const node = this.#declared.get(name);
    // A name that stands for itself has no value.
    this.#known.set(name, undefined);
    const value = node && this.#valueOf(node, depth);
    this.#known.set(name, value);
    return value;
  }

  #valueOf(node: AnyNode, outer: number): unknown {
    const depth = outer + 1;
    if (depth > MAX_DEPTH) return undefined;
    switch (node.type) {
      case "Literal":
        return typeof node.value === "object" ? undefined : node.value;
      case "TemplateLiteral":
        return node.expressions.length > 0
          ? undefined
          : node.quasis[0]?.value.cooked;
      case "Identifier":
      case "MemberExpression":
        return this.#member(this.#textOf(node).split(/\??\./u), depth);
      case "ObjectExpression":
        return this.#objectOf(node.properties, depth);
      case "ArrayExpression":
        return this.#listOf(node.elements, depth);
      case "CallExpression":
      case "NewExpression":
        return this.#callOf(node.callee, node.arguments, depth);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return this.#returnedBy(node, depth);
      case "LogicalExpression":
        return (
          this.#valueOf(node.left, depth) ?? this.#valueOf(node.right, depth)
        );
      default:
        return undefined;
    }
  }

  #textOf({ end, start }: AnyNode): string {
    return this.#source.slice(start, end);
  }

  #member([name = "", ...steps]: readonly string[], depth: number): unknown {
    let value = this.named(name, depth);
    for (const step of steps) value = new Map(entriesOf(value)).get(step);
    return value;
  }

  #objectOf(properties: readonly AnyNode[], depth: number): object {
    const pairs = properties.flatMap((node): [string, unknown][] => {
      if (node.type === "SpreadElement")
        return entriesOf(this.#valueOf(node.argument, depth));
      if (node.type !== "Property" || node.computed) return [];
      const { key, value } = node;
      const name = key.type === "Literal" ? key.value : this.#textOf(key);
      return [[String(name), this.#valueOf(value, depth)]];
    });
    return Object.fromEntries(pairs.filter(([key]) => key !== "__proto__"));
  }

  #listOf(elements: readonly (AnyNode | null)[], depth: number): unknown[] {
    return elements.flatMap((node): unknown[] => {
      if (node?.type !== "SpreadElement")
        return node ? [this.#valueOf(node, depth)] : [];
      const value = this.#valueOf(node.argument, depth);
      return Array.isArray(value) ? value : [];
    });
  }

  /** A path that a program puts together from texts is that path; any other call stays one. */
  #callOf(callee: AnyNode, nodes: readonly AnyNode[], depth: number): unknown {
    const call = this.#textOf(callee);
    const given = this.#listOf(nodes, depth);
    const texts = given.filter((value) => typeof value === "string");
    if (/^(?:require(?:\.resolve)?|URL|fileURLToPath)$/u.test(call))
      return texts[0];
    if (/\.(?:join|resolve)$/u.test(call)) return texts.join("/");
    return { call, given } satisfies ProgramCall;
  }

  /** What a function gives back: its expression, or what its first `return` says. */
  #returnedBy({ body }: FunctionNode, depth: number): unknown {
    if (body.type !== "BlockStatement") return this.#valueOf(body, depth);
    for (const node of body.body) {
      this.declare(node);
      if (node.type === "ReturnStatement")
        return node.argument && this.#valueOf(node.argument, depth);
    }
    return undefined;
  }
}

export function isCall(
  value: unknown,
): value is ProgramCall & Record<string, unknown> {
  return isMapping(value) && "call" in value && Array.isArray(value.given);
}

/** The mapping that a configuration is: as it is, or given to a function such as `defineConfig`. */
export function configOf(exported: Record<string, unknown>): unknown {
  let value = exported.default ?? exported.config;
  for (let depth = 0; isCall(value) && depth < 5; depth++)
    value = value.given.find(isMapping);
  return value;
}
