import {
  parse,
  type AnyNode,
  type Function as FunctionNode,
  type ObjectExpression,
  type Program,
} from "acorn";
import { isMapping } from "./plain-value.ts";

/** What a program says in plain words. */
export interface ProgramValues {
  /** What it exports, the default export under `default`. */
  exported: Record<string, unknown>;
  /** The calls that the exported function makes, such as `config.addPassthroughCopy("img")`. */
  calls: ProgramCall[];
}

/** A call as data: `glob({ pattern })` is `{ call: "glob", given: [{ pattern }] }`. */
export interface ProgramCall {
  call: string;
  given: unknown[];
}

const MAX_DEPTH = 100;

/**
 * Reads the literals of a program, and the names that stand for them. Nothing is run: what only a run can tell is
 * undefined.
 * @throws SyntaxError for a text that is no JavaScript module
 */
export function evaluateProgram(source: string): ProgramValues {
  const reader = new LiteralReader(source);
  const program = parse(source, {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
  });
  const names = program.body.flatMap((node) => reader.declare(node));
  const exported = Object.fromEntries(
    names.map((name): [string, unknown] => [name, reader.named(name, 0)]),
  );
  const main = findDefault(program, source);
  if (main === undefined) return { exported, calls: [] };
  exported.default = reader.valueOf(main, 0);
  return { exported, calls: reader.callsOf(main) };
}

function findDefault({ body }: Program, source: string): AnyNode | undefined {
  for (const node of body) {
    if (node.type === "ExportDefaultDeclaration") return node.declaration;
    if (node.type !== "ExpressionStatement") continue;
    const { expression } = node;
    if (expression.type !== "AssignmentExpression") continue;
    const { left, right } = expression;
    if (source.slice(left.start, left.end) === "module.exports") return right;
  }
  return undefined;
}

class LiteralReader {
  readonly #source: string;
  readonly #declared = new Map<string, AnyNode>();
  readonly #known = new Map<string, unknown>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Remembers what a statement declares. @returns the names that it exports */
  declare(node: AnyNode): string[] {
    if (node.type === "FunctionDeclaration" && node.id)
      this.#declared.set(node.id.name, node);
    if (node.type === "VariableDeclaration")
      return node.declarations.flatMap(({ id, init }) => {
        if (id.type !== "Identifier" || !init) return [];
        this.#declared.set(id.name, init);
        return [id.name];
      });
    if (node.type !== "ExportNamedDeclaration") return [];
    if (node.declaration) return this.declare(node.declaration);
    return node.specifiers.map(({ local }) => this.#textOf(local));
  }

  named(name: string, depth: number): unknown {
    if (this.#known.has(name)) return this.#known.get(name);
    const node = this.#declared.get(name);
    // A name that stands for itself has no value.
    this.#known.set(name, undefined);
    const value = node && this.valueOf(node, depth);
    this.#known.set(name, value);
    return value;
  }

  valueOf(node: AnyNode, depth: number): unknown {
    if (depth > MAX_DEPTH) return undefined;
    const inner = depth + 1;
    switch (node.type) {
      case "Literal":
        return typeof node.value === "object" ? undefined : node.value;
      case "TemplateLiteral":
        return node.expressions.length > 0
          ? undefined
          : node.quasis[0]?.value.cooked;
      case "Identifier":
      case "MemberExpression":
        return this.#member(this.#textOf(node).split(/\??\./u), inner);
      case "ObjectExpression":
        return this.#objectOf(node, inner);
      case "ArrayExpression":
        return this.#listOf(node.elements, inner);
      case "CallExpression":
      case "NewExpression":
        return this.#callOf(node.callee, node.arguments, inner);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return this.#returnedBy(node, inner);
      case "LogicalExpression":
        return (
          this.valueOf(node.left, inner) ?? this.valueOf(node.right, inner)
        );
      default:
        return undefined;
    }
  }

  callsOf(main: AnyNode): ProgramCall[] {
    const named =
      main.type === "Identifier" ? this.#declared.get(main.name) : undefined;
    return statementsOf(named ?? main).flatMap((statement) => {
      if (statement.type !== "ExpressionStatement") return [];
      const value = this.valueOf(statement.expression, 0);
      return isCall(value) ? [value] : [];
    });
  }

  #textOf({ end, start }: AnyNode): string {
    return this.#source.slice(start, end);
  }

  #member([name = "", ...steps]: readonly string[], depth: number): unknown {
    let value = this.named(name, depth);
    for (const step of steps)
      value =
        isMapping(value) && Object.hasOwn(value, step)
          ? value[step]
          : undefined;
    return value;
  }

  #objectOf({ properties }: ObjectExpression, depth: number): object {
    const pairs = properties.flatMap((property): [string, unknown][] => {
      if (property.type === "SpreadElement") {
        const value = this.valueOf(property.argument, depth);
        return isMapping(value) ? Object.entries(value) : [];
      }
      const { computed, key, value } = property;
      const name = key.type === "Literal" ? key.value : this.#textOf(key);
      if (computed || name === "__proto__") return [];
      return [[String(name), this.valueOf(value, depth)]];
    });
    return Object.fromEntries(pairs);
  }

  #listOf(elements: readonly (AnyNode | null)[], depth: number): unknown[] {
    return elements.flatMap((element): unknown[] => {
      if (element === null) return [];
      if (element.type !== "SpreadElement")
        return [this.valueOf(element, depth)];
      const value = this.valueOf(element.argument, depth);
      return Array.isArray(value) ? value : [];
    });
  }

  /** A path that a program puts together from texts is that path; any other call stays one. */
  #callOf(callee: AnyNode, given: readonly AnyNode[], depth: number): unknown {
    const call = this.#textOf(callee);
    const values = this.#listOf(given, depth);
    const texts = values.filter((value) => typeof value === "string");
    if (/^(?:require(?:\.resolve)?|URL|fileURLToPath)$/u.test(call))
      return texts[0];
    if (/\.(?:join|resolve)$/u.test(call)) return texts.join("/");
    return { call, given: values } satisfies ProgramCall;
  }

  /** What a function gives back: its expression, or what its first `return` says. */
  #returnedBy(node: FunctionNode, depth: number): unknown {
    if (node.body.type !== "BlockStatement")
      return this.valueOf(node.body, depth);
    for (const statement of node.body.body) {
      this.declare(statement);
      if (statement.type === "ReturnStatement")
        return statement.argument && this.valueOf(statement.argument, depth);
    }
    return undefined;
  }
}

function statementsOf(node: AnyNode): readonly AnyNode[] {
  return "body" in node &&
    !Array.isArray(node.body) &&
    node.body?.type === "BlockStatement"
    ? node.body.body
    : [];
}

export function isCall(
  value: unknown,
): value is ProgramCall & Record<string, unknown> {
  return (
    isMapping(value) &&
    typeof value.call === "string" &&
    Array.isArray(value.given)
  );
}

/** The mapping that a configuration is: as it is, or given to a function such as `defineConfig`. */
export function configOf({ exported }: ProgramValues): unknown {
  let value = exported.default ?? exported.config;
  for (let depth = 0; isCall(value) && depth < 5; depth++)
    value = value.given.find(isMapping);
  return value;
}
