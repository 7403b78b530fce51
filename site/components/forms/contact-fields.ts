import type { ContactFields } from "../../api/forms.ts";

/** The fields of a contact message in the order of its forms. */
export const contactFieldNames = [
  "name",
  "email",
  "company",
  "subject",
  "message",
] as const satisfies readonly (keyof ContactFields)[];

export type ContactFieldName = (typeof contactFieldNames)[number];

/** What is wrong with a field. */
export interface FieldProblem {
  name: ContactFieldName;
  message: string;
}

const REQUIRED: readonly ContactFieldName[] = [
  "name",
  "email",
  "subject",
  "message",
];

/** The text of a form's control, trimmed; empty when it has no such control. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** What a form says, every field trimmed. */
export function readContactFields(form: FormData): ContactFields {
  return {
    name: readText(form, "name"),
    email: readText(form, "email"),
    company: readText(form, "company"),
    subject: readText(form, "subject"),
    message: readText(form, "message"),
  };
}

/** True when something is empty that must not be. */
export function isIncomplete(fields: ContactFields): boolean {
  return REQUIRED.some((name) => fields[name] === "");
}
