/** React keeps its tree of what it has rendered under a key of this name on the container. */
const ROOT = "__reactContainer$";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

function childOf(node: object, key: string): unknown {
  return new Map<string, unknown>(Object.entries(node)).get(key);
}

function collect(node: unknown, names: Set<string>): void {
  for (let next = node; isObject(next); next = childOf(next, "sibling")) {
    const type = childOf(next, "type");
    if (typeof type === "function") names.add(type.name);
    collect(childOf(next, "child"), names);
  }
}

/** The names of all components that React shows in a container: not what is written somewhere, what is rendered. */
export function componentsIn(container: HTMLElement): Set<string> {
  const names = new Set<string>();
  const key = Object.keys(container).find((name) => name.startsWith(ROOT));
  const root = key === undefined ? undefined : childOf(container, key);
  if (!isObject(root)) throw new Error("React shows nothing in this element.");
  const current = childOf(root, "stateNode");
  collect(isObject(current) ? childOf(current, "current") : root, names);
  return names;
}
