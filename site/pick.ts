/** Some properties of an object: those that a page needs. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Pick<Whole, Key> {
  const picked: Partial<Whole> = {};
  for (const key of keys) picked[key] = whole[key];
  return picked as Pick<Whole, Key>;
}
