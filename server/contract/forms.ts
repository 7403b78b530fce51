import * as z from "zod/mini";
import { fieldMessages } from "./form-messages.ts";
import {
  hasManyEmails,
  nameHidden,
  repairEmail,
  repairLine,
  repairLines,
} from "./pasted-text.ts";

const { names } = fieldMessages;

/** The message for an invalid email address, in all forms. */
export const INVALID_EMAIL = fieldMessages.invalidEmail;

// Characters that could start a new line in a mail header, break a terminal or reverse the text after them. A
// surrogate here is half a pair, which no encoding can represent.
const notInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202d\u202e]/u;
const lineBreak = /[\n\r\u0085\u2028\u2029]/u;
// A message may contain tabs and line breaks, but no other control characters.
const notInLines = /\p{Cs}|(?![\t\n])\p{Cc}/u;
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
    fieldMessages.tooLong(what, max),
  );
/** Refuses a character by its name, because nobody can see it. */
const without = (refused: RegExp, what: string) =>
  z.refine<string>((text) => !refused.test(text), {
    error: ({ input }) => {
      const [character = ""] = refused.exec(String(input)) ?? [];
      return lineBreak.test(character)
        ? fieldMessages.lines(what)
        : fieldMessages.hidden(what, nameHidden(character));
    },
  });
const line = (what: string, max: number) =>
  z
    .string(fieldMessages.missing(what))
    .check(
      z.overwrite(repairLine),
      z.regex(visible, fieldMessages.missing(what)),
      atMost(max, what),
      without(notInLine, what),
    );
const optionalLine = (what: string, max: number) =>
  z.optional(
    z
      .string(fieldMessages.noText(what))
      .check(
        z.overwrite(repairLine),
        atMost(max, what),
        without(notInLine, what),
      ),
  );
const lines = (what: string, max: number) =>
  z
    .string(fieldMessages.missing(what))
    .check(
      z.overwrite(repairLines),
      z.regex(visible, fieldMessages.missing(what)),
      atMost(max, what),
      without(notInLines, what),
    );

/** An email address in a form: at most 254 characters. */
const emailAddress = z.string(INVALID_EMAIL).check(
  z.overwrite(repairEmail),
  z.maxLength(254, INVALID_EMAIL),
  z.regex(mailbox, {
    error: ({ input }) =>
      hasManyEmails(String(input)) ? fieldMessages.manyEmails : INVALID_EMAIL,
  }),
);

/** Additional fields of this site's forms. They never make a post fail, and only affect its spam score. */
const extras = {
  /** The honeypot: people do not see it, so only bots fill it in. */
  website: z.optional(z.unknown()),
  /** Proves that the form was opened before it was sent. The `X-Form-Token` header can carry it instead. */
  token: z.optional(z.unknown()),
};

const success = z.object({ success: z.literal(true), message: z.string() });

/** The replies to a form's post, as far as the form needs them. Whatever does not match is not from this site. */
export const formReply = z.object({
  success: z.boolean(),
  message: z.nullish(z.string()),
  errors: z.nullish(
    z.array(z.object({ field: z.string(), message: z.string() })),
  ),
});

const subscribeFields = z.object({
  email: emailAddress,
  /** The form of the site that was used. */
  source: optionalLine(names.source, 60),
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
  name: line(names.name, 100),
  email: emailAddress,
  company: optionalLine(names.company, 150),
  subject: line(names.subject, 150),
  message: lines(names.message, 5000),
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
