/** A document that tries to run a script. The classes are those of public collections, the documents our own. */
export interface Vector {
  /** The class it belongs to. */
  kind: string;
  text: string;
}

/** Generates vectors. Each calls `hit` with its own number, so that executed ones can be identified. */
export type Writer = (next: () => string) => Vector[];

/** Every pair of two lists. */
export function pairs<A, B>(
  first: readonly A[],
  second: readonly B[],
): (readonly [A, B])[] {
  return first.flatMap((a) => second.map((b) => [a, b] as const));
}

/** The words of a list, which is easier to read as a text. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/u);
}

/** The element of a list at an index, which wraps around. */
export function cycle<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}
