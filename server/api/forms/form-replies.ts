import type { Request } from "express";
import { contact, subscribe, type FailureCode, type Notice } from "#contract";
import { AppError } from "../../app-error.ts";
import type { SubmissionKind } from "../../inbox/submission.ts";
import { toFailure, type Failure } from "../../replies/to-failure.ts";

/** One form: its call, and the reply to its sender. */
export interface FormCall {
  endpoint: typeof contact | typeof subscribe;
  kind: SubmissionKind;
  /** The message of the reply. */
  message: string;
  /** The success page for visitors without script. */
  done: Notice;
  /** The page of the form, if the post does not name the one that it was sent from. */
  page: string | undefined;
}

/** One link of the newsletter mails, with its page and its action. */
interface NewsletterLink {
  path: string;
  action: "confirm" | "unsubscribe";
  question: Notice;
  done: Notice;
  failed: Notice;
}

const toHome = { label: "Go to the home page", path: "/" };
const thanks = {
  newsletter: "Thank you for joining our newsletter.",
  contact: "Thank you for contacting us. We'll be in touch soon.",
};

const notice = (
  tone: Notice["tone"],
  heading: string,
  text: string[],
  more: Partial<Notice> = {},
): Notice => ({ tone, heading, text, link: toHome, ...more });

export const formCalls: readonly FormCall[] = [
  {
    endpoint: subscribe,
    kind: "newsletter",
    message: thanks.newsletter,
    done: notice("done", "You're subscribed!", [
      thanks.newsletter,
      "One more step: please click the link in the mail on its way to you, unless you're subscribed already.",
    ]),
    page: undefined,
  },
  {
    endpoint: contact,
    kind: "contact",
    message: thanks.contact,
    done: notice("done", "Thank You!", [thanks.contact]),
    page: "/contact-us",
  },
];

export const newsletterLinks: readonly NewsletterLink[] = [
  {
    path: "/newsletter/confirm",
    action: "confirm",
    question: notice(
      "question",
      "Confirm your subscription",
      ["One click and our news will reach you."],
      {
        button: { label: "Yes, subscribe me", busyLabel: "Confirming..." },
        link: { label: "Not now", path: "/" },
      },
    ),
    done: notice("done", "You're subscribed!", [
      "Thank you for joining our newsletter. You can leave at any time through the link in each mail.",
    ]),
    failed: notice("problem", "This link no longer works", [
      "It was used before, or it is older than 7 days.",
      "If you've confirmed already, you're all set. If not, sign up again and we'll send you a fresh one.",
    ]),
  },
  {
    path: "/newsletter/unsubscribe",
    action: "unsubscribe",
    question: notice(
      "question",
      "Leave the newsletter?",
      ["We'll take your address off the list at once."],
      {
        button: { label: "Unsubscribe", busyLabel: "Unsubscribing..." },
        link: { label: "Stay subscribed", path: "/" },
      },
    ),
    done: notice("done", "You're unsubscribed", [
      "We won't write to you again. Changed your mind? You can sign up again at any time.",
    ]),
    failed: notice("problem", "This link doesn't work", [
      "Perhaps it was cut in two. Please open the link from the mail once more.",
    ]),
  },
];

/** The page that shows the failure of a link in a mail. */
export const toLinkFailure = ({ message }: Failure["body"]): Notice =>
  notice("problem", "Something went wrong", [message]);

/** The page that shows a failure to visitors without script. @param page the path of the form, if it is known */
export function toFormNotice(
  { code, message, errors = [] }: Failure["body"],
  page: string | undefined,
): Notice {
  const canRepeat = code === "unavailable" || code === "internal";
  const fields = errors.length > 1 ? errors : undefined;
  const text = [fields ? "Some fields need another look:" : message];
  if (canRepeat)
    text.push("Reloading this page sends once more what you have typed.");
  text.push("Your browser's Back button brings you to what you typed.");
  return notice("problem", "Something went wrong", text, {
    ...(fields && { errors: fields.map((error) => error.message) }),
    ...(page !== undefined && {
      link: { label: "Back to the form", path: page },
    }),
  });
}

/** Messages for visitors, for failures without a suitable message of their own. */
const visitorWords: Partial<Record<FailureCode, string>> = {
  internal:
    "Something went wrong on our side and nothing was saved. Please try again later.",
  unavailable:
    "We could not save this just now. Please try again in a few minutes.",
  payload_too_large: "This is longer than we can take. Please shorten it.",
  unsupported_media_type: "Please send the form as it is, without compression.",
  bad_request:
    "The form could not be read. Please reload the page and send it again.",
};

/**
 * The reply to a failed form post. Below 500, an AppError keeps its message. The cause of a database failure is not
 * revealed.
 */
export function toFormFailure(error: unknown): Failure {
  const { status, body } = toFailure(error);
  if (error instanceof AppError && status < 500) return { status, body };
  const words = Object.entries(visitorWords);
  const [, message = body.message] =
    words.find(([code]) => code === body.code) ?? [];
  return { status, body: { ...body, message } };
}

/** The format of a failure: the contract's JSON body, one plain sentence, or a page. Success is JSON or a page. */
const formats = {
  "text/html": "page",
  "text/plain": "text",
  "application/json": "json",
} as const;

/**
 * The format that the client expects. A browser that posts a form without script accepts text/html. A newsletter form
 * shows the body of a failure directly to the person ("422: Please enter a valid email address"), so that call
 * answers with one plain sentence unless the client accepts application/json. The contact call answers with JSON
 * unless the client wants a page.
 */
export function replyFormat(request: Request, kind: SubmissionKind) {
  const offered =
    kind === "newsletter"
      ? (["text/plain", "application/json", "text/html"] as const)
      : (["application/json", "text/html"] as const);
  const accepted = request.accepts([...offered]);
  return formats[offered.find((type) => type === accepted) ?? offered[0]];
}
