import type * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import type { FieldError } from "#contract";
import { AppError } from "../../app-error.ts";

/** Words for problems that a schema has no words for. */
export const { localeError: describeIssue } = en();

/**
 * Parses the fields by the contract and trims them. Unknown fields are dropped.
 * @throws AppError `invalid` with one error per field
 */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const byField = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!byField.has(field)) byField.set(field, issue.message);
  }
  const errors: FieldError[] = [...byField].map(([field, message]) => ({
    field,
    message,
  }));
  const summary = errors.map((error) => error.message).join(". ");
  throw new AppError("invalid", summary, { errors });
}
