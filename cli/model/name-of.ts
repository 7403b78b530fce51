import type { Entry } from "./entry.ts";
import { textAt } from "./value-at.ts";

/** What people call an entry: its name, title or question. Undefined if it has none. */
export function nameOf({ raw }: Entry): string | undefined {
  return textAt(raw, "name") ?? textAt(raw, "title") ?? textAt(raw, "question");
}
