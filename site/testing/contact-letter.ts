import { contact } from "#contract";
import type { ContactFields } from "../api/forms.ts";

/** The fields of a contact message. Missing ones are empty. */
export function contactLetter(given: Partial<ContactFields>): ContactFields {
  const none = Object.fromEntries(contact.fieldNames.map((name) => [name, ""]));
  return { ...(none as ContactFields), ...given };
}
