/** React stores its tree in a property of the container with this prefix. */
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

/** The names of all components that React has rendered in a container. */
export function componentsIn(container: HTMLElement): Set<string> {
  const names = new Set<string>();
  const key = Object.keys(container).find((name) => name.startsWith(ROOT));
  const root = key === undefined ? undefined : childOf(container, key);
  if (!isObject(root))
    throw new Error("React has rendered nothing in this element.");
  const current = childOf(root, "stateNode");
  collect(isObject(current) ? childOf(current, "current") : root, names);
  return names;
}
