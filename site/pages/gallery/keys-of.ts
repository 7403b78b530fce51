/** The keys of a record that has one for each member of a union: the type check fails until each has its example. */
export function keysOf<Key extends string>(
  examples: Readonly<Record<Key, unknown>>,
): Key[] {
  const isKey = (key: string): key is Key => key in examples;
  return Object.keys(examples).filter(isKey);
}
