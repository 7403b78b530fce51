import * as z from "zod/mini";

/** The words for a malformed address, wherever one is typed. */
export const INVALID_EMAIL = "Please enter a valid email address";

const trimmed = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email(INVALID_EMAIL));

/** `POST /api/newsletter`: {email}. `source` says which form it came from. */
export const subscribe = {
  method: "POST",
  path: "/api/newsletter",
  body: z.object({
    email,
    source: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
} as const;

/** `POST /api/contact-us`: lengths in characters: name 100, company 150, subject 150, message 5000. */
export const contact = {
  method: "POST",
  path: "/api/contact-us",
  body: z.object({
    name: trimmed(100),
    email,
    company: z.optional(z.string().check(z.trim(), z.maxLength(150))),
    subject: trimmed(150),
    message: trimmed(5000),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
} as const;

export type SubscribeBody = z.infer<typeof subscribe.body>;
export type ContactBody = z.infer<typeof contact.body>;
