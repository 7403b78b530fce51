import { Liquid } from "liquidjs";

/** The longest value; one that grows beyond it is not known any more. */
const MAX_LENGTH = 20_000;
/** What all values that are filled into one text may add to it. */
const MAX_TOTAL = 1_000_000;

/** Values that are known at a place in a Liquid template. */
export interface LiquidValues {
  /** The value of an expression as text; undefined when it is not known. */
  evaluate: (expression: string) => string | undefined;
  /** Gives a variable its value; undefined when that is not known. */
  assign: (name: string, value: string | undefined) => void;
}

const liquid = createLiquid();

/** @param lookup values of the site and of the document by their paths, such as `site.title` */
export function createValues(
  lookup: (name: string) => string | undefined,
): LiquidValues {
  const variables = new Map<string, string | undefined>();
  let total = 0;
  const assign = (name: string, value: string | undefined) => {
    const isLong = value !== undefined && value.length > MAX_LENGTH;
    variables.set(name, isLong ? undefined : value);
  };
  const valueAt = (path: readonly (string | number)[]) => {
    const first = String(path[0] ?? "");
    if (!variables.has(first)) return lookup(path.join("."));
    return path.length === 1 ? variables.get(first) : undefined;
  };
  const scopeFor = (expression: string): Scope | undefined => {
    const scope: Scope = Object.create(null);
    const paths = liquid.globalVariableSegmentsSync(`{{ ${expression} }}`);
    for (const path of paths) {
      const steps = path.flatMap((step) => (Array.isArray(step) ? [] : [step]));
      const value = steps.length < path.length ? undefined : valueAt(steps);
      if (value === undefined) return undefined;
      setAt(scope, steps, value);
    }
    return scope;
  };
  return {
    assign,
    evaluate(expression) {
      try {
        const scope = scopeFor(expression);
        if (scope === undefined) return undefined;
        const text = toText(liquid.evalValueSync(expression, scope));
        total += text?.length ?? 0;
        return total > MAX_TOTAL ? undefined : text;
      } catch {
        // An expression or a filter that liquidjs does not know.
        return undefined;
      }
    },
  };
}

/** Filters that make an address leave it as it is: where its page is today is found later. */
function createLiquid(): Liquid {
  const engine = new Liquid({
    strictVariables: true,
    strictFilters: true,
    parseLimit: MAX_LENGTH * 2,
    renderLimit: 1000,
    memoryLimit: MAX_LENGTH * 20,
  });
  for (const name of [
    "relative_url",
    "absolute_url",
    "url",
    "markdownify",
    "safe",
  ])
    engine.registerFilter(name, (value: unknown) => value);
  return engine;
}

type Scope = Record<string, unknown>;

function setAt(
  scope: Scope,
  path: readonly (string | number)[],
  value: string,
): void {
  const [first = "", ...rest] = path;
  if (rest.length === 0) {
    scope[first] = value;
    return;
  }
  const known = scope[first];
  const inner: Scope = isRecord(known) ? known : Object.create(null);
  scope[first] = inner;
  setAt(inner, rest, value);
}

function isRecord(value: unknown): value is Scope {
  return typeof value === "object" && value !== null;
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number"
    ? String(value)
    : undefined;
}
