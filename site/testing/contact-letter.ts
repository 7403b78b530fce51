import { parseContactForm } from "../components/forms/contact-sending.ts";

/** The fields of a contact message. Missing ones are empty. */
export function contactLetter(given: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.set(name, value);
  return parseContactForm(form);
}
