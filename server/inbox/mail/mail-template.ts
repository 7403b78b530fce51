/** The kind of a mail: a visitor's message to staff, the request to confirm an address, and the welcome. */
export type MailTemplate = "contact" | "confirm" | "welcome";
