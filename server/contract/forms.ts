import * as z from "zod/mini";

/** The words for a malformed address, wherever one is typed. */
export const INVALID_EMAIL = "Please enter a valid email address";

// None of what could start a new line in a mail header, spoil a terminal or turn the direction of the text around it.
// A surrogate here is half a pair, which no encoding can hold.
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
// A message may have tabs and line breaks, and no other control character.
const manyLines = /^[^\p{Cc}\p{Cs}]*(?:[\t\n\r][^\p{Cc}\p{Cs}]*)*$/u;
// Something to see: no space, mark or sign that has no shape of its own.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800]/u;

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label =
  "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";

/**
 * One mailbox at a public domain: the characters of RFC 5322's dot-atom, letters of every script (RFC 6531),
 * a domain with a dot. No quoted part, no address literal, nothing that a mail header gives a meaning to.
 */
const mailbox = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)(?=..)${label}$`,
  "u",
);

/** At most `max` characters, where an emoji or a Chinese character counts as one. */
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
/** Text of several lines. A browser's own form post ends lines with CRLF; they become LF. */
const paragraphs = (what: string, max: number) =>
  required(what, max).check(
    z.regex(manyLines, `Please send ${what} as plain text`),
    z.overwrite((text) => text.replaceAll(/\r\n?/gu, "\n")),
  );

/** An e-mail address as a form takes it: trimmed, at most 254 characters. */
const emailAddress = z
  .string(INVALID_EMAIL)
  .check(
    z.trim(),
    z.maxLength(254, INVALID_EMAIL),
    z.regex(mailbox, INVALID_EMAIL),
  );

/** What a form of ours sends beside its fields. Neither ever makes a post fail: they only count in its score. */
const extras = {
  /** The trap: people do not see it, so only a robot fills it in. */
  website: z.optional(z.unknown()),
  /** Proof that the form was opened before it was sent. The `X-Form-Token` header says the same. */
  token: z.optional(z.unknown()),
};

const success = z.object({ success: z.literal(true), message: z.string() });

const subscribeFields = z.object({
  email: emailAddress,
  /** Which form of the site it came from. */
  source: optionalLine("the source", 60),
});

/**
 * `POST /api/newsletter`: {email}. An address signs up once, however often it is sent. A failure is one plain sentence
 * for the person (text/plain), since a toast shows the body as it is; a caller that names application/json in Accept
 * gets the failure body instead.
 */
export const subscribe = {
  method: "POST",
  path: "/api/newsletter",
  fields: subscribeFields,
  body: z.extend(subscribeFields, extras),
  reply: success,
} as const;

/**
 * What a contact message says, in the order of its form. Each field is text. It is stored, shown, exported and mailed
 * from here: another field needs a line here and a control in the form, and no migration.
 */
const contactFields = z.object({
  name: line("your name", 100),
  email: emailAddress,
  company: optionalLine("your company", 150),
  subject: line("the subject", 150),
  message: paragraphs("your message", 5000),
});

/**
 * `POST /api/contact-us`. Both form calls take JSON or urlencoded bodies, and an `Idempotency-Key` header: the same key
 * with the same fields within 24 h gets the first reply again, with other fields 409.
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

/** `GET /api/form-token`: what a form sends as `X-Form-Token`. It says when the form was opened. */
export const formToken = {
  method: "GET",
  path: "/api/form-token",
  reply: z.object({ success: z.literal(true), token: z.string() }),
} as const;

/** The name of a field of the contact form. */
export type ContactField = keyof z.infer<typeof contactFields>;
