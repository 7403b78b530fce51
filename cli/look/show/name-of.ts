import type { Entry } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";

/** What people call an entry: its name, title or question. Undefined if it has none. */
export function nameOf({ raw }: Entry): string | undefined {
  return textAt(raw, "name") ?? textAt(raw, "title") ?? textAt(raw, "question");
}
