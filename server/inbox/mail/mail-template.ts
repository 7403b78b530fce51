/** What a mail says: a visitor's message to staff, the question whether an address may be written to, and the welcome. */
export type MailTemplate = "contact" | "confirm" | "welcome";
