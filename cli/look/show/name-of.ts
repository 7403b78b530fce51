import type { Entry } from "../../model/entry.ts";

/** What people call an entry: its name, title or question. */
export function nameOf({ raw }: Entry): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(raw));
  for (const field of ["name", "title", "question"]) {
    const value = fields.get(field);
    if (typeof value === "string") return value;
  }
  return undefined;
}
