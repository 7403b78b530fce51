import type { ContactField } from "#contract";

/** What is wrong with a field. */
export interface FieldProblem {
  name: ContactField;
  message: string;
}

/** The text of a form's control, trimmed; empty when it has no such control. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
