import type { ContactField } from "#contract";

/** A field with a message that says what is wrong with it. */
export interface FieldProblem {
  name: ContactField;
  message: string;
}

/** The trimmed text of a form's control. Empty if there is no such control. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
