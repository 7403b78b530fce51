export const json = { "content-type": "application/json" };
export const urlencoded = {
  "content-type": "application/x-www-form-urlencoded",
};
/** The Accept header of a browser that opens a page. */
export const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
export const wantsJson = { accept: "application/json" };

/** A complete message of the contact form. */
export const letter = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  company: "Analytical Engines",
  subject: "A question",
  message: "Does it count?\nThank you.",
};

/** Posts one body, as text by default. */
export function post(
  address: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
): Promise<Response> {
  return fetch(address, { method: "POST", headers, body });
}

export function formData(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}
