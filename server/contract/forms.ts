import * as z from "zod/mini";

/** The message for an invalid email address, in all forms. */
export const INVALID_EMAIL = "Please enter a valid email address";

// Excludes characters that could start a new line in a mail header, break a terminal or change the direction of the
// surrounding text. A surrogate here is half a pair, which no encoding can represent.
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
// A message may contain tabs and line breaks, but no other control characters.
const manyLines = /^[^\p{Cc}\p{Cs}]*(?:[\t\n\r][^\p{Cc}\p{Cs}]*)*$/u;
// At least one visible character: not a space, a combining mark or a sign without a shape.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800]/u;

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label =
  "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";

/**
 * One mailbox at a public domain: the characters of RFC 5322's dot-atom, letters of every script (RFC 6531), a domain
 * with a dot. Quoted parts, address literals and characters with a meaning in mail headers are not allowed.
 */
const mailbox = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)(?=..)${label}$`,
  "u",
);

/** At most `max` characters. An emoji or a Chinese character counts as one. */
const atMost = (max: number, what: string) =>
  z.refine<string>(
    (text) => text.length <= max || [...text].length <= max,
    `Please keep ${what} to ${max} characters`,
  );
const required = (what: string, max: number) =>
  z
    .string(`Please enter ${what}`)
    .check(
      z.trim(),
      z.regex(visible, `Please enter ${what}`),
      atMost(max, what),
    );
const line = (what: string, max: number) =>
  required(what, max).check(
    z.regex(oneLine, `Please keep ${what} to one line of plain text`),
  );
const optionalLine = (what: string, max: number) =>
  z.optional(
    z
      .string(`Please enter ${what} as text`)
      .check(
        z.trim(),
        atMost(max, what),
        z.regex(oneLine, `Please keep ${what} to one line of plain text`),
      ),
  );
/** Text of several lines. Browsers end lines with CRLF in plain form posts, which is converted to LF. */
const paragraphs = (what: string, max: number) =>
  required(what, max).check(
    z.regex(manyLines, `Please send ${what} as plain text`),
    z.overwrite((text) => text.replaceAll(/\r\n?/gu, "\n")),
  );

/** An email address in a form: trimmed, at most 254 characters. */
const emailAddress = z
  .string(INVALID_EMAIL)
  .check(
    z.trim(),
    z.maxLength(254, INVALID_EMAIL),
    z.regex(mailbox, INVALID_EMAIL),
  );

/** Additional fields of this site's forms. They never make a post fail, and only affect its spam score. */
const extras = {
  /** The honeypot: people do not see it, so only bots fill it in. */
  website: z.optional(z.unknown()),
  /** Proves that the form was opened before it was sent. The `X-Form-Token` header can carry it instead. */
  token: z.optional(z.unknown()),
};

const success = z.object({ success: z.literal(true), message: z.string() });

const subscribeFields = z.object({
  email: emailAddress,
  /** The form of the site that was used. */
  source: optionalLine("the source", 60),
});

/**
 * `POST /api/newsletter`: {email}. Repeated sign-ups of an address are stored once. A failure is one plain sentence
 * for the person (text/plain), because a toast shows the body unchanged. A client that accepts application/json gets
 * the failure body instead.
 */
export const subscribe = {
  method: "POST",
  path: "/api/newsletter",
  fields: subscribeFields,
  body: z.extend(subscribeFields, extras),
  reply: success,
} as const;

/**
 * The fields of a contact message, in the order of its form. All are text. They are stored, shown, exported and
 * mailed by this list: a new field needs a line here and a control in the form, but no migration.
 */
const contactFields = z.object({
  name: line("your name", 100),
  email: emailAddress,
  company: optionalLine("your company", 150),
  subject: line("the subject", 150),
  message: paragraphs("your message", 5000),
});

/**
 * `POST /api/contact-us`. Both form calls accept JSON or urlencoded bodies, and an `Idempotency-Key` header. Within
 * 24 h the same key returns the first reply if the fields are the same, or 409 if they differ.
 */
export const contact = {
  method: "POST",
  path: "/api/contact-us",
  fields: contactFields,
  /** In the order of the form. */
  fieldNames: z.keyof(contactFields).options,
  body: z.extend(contactFields, extras),
  reply: success,
} as const;

/**
 * `GET /api/form-token`: the value for the `X-Form-Token` header. It contains the time at which the form was opened.
 */
export const formToken = {
  method: "GET",
  path: "/api/form-token",
  reply: z.object({ success: z.literal(true), token: z.string() }),
} as const;

/** The name of a field of the contact form. */
export type ContactField = keyof z.infer<typeof contactFields>;
