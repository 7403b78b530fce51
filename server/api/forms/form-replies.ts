import type { Request } from "express";
import { contact, subscribe, type Notice } from "#contract";
import { AppError } from "../../app-error.ts";
import type { SubmissionKind } from "../../inbox/submission.ts";
import { formFailureMessages, noticeMessages } from "../../messages.ts";
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

const words = noticeMessages;
const toHome = { label: words.home, path: "/" };

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
    message: words.subscribed.thanks,
    done: notice("done", words.subscribed.heading, [
      words.subscribed.thanks,
      words.subscribed.more,
    ]),
    page: undefined,
  },
  {
    endpoint: contact,
    kind: "contact",
    message: words.sent.thanks,
    done: notice("done", words.sent.heading, [words.sent.thanks]),
    page: "/contact-us",
  },
];

export const newsletterLinks: readonly NewsletterLink[] = [
  {
    path: "/newsletter/confirm",
    action: "confirm",
    question: notice("question", words.confirm.heading, [words.confirm.text], {
      button: { label: words.confirm.button, busyLabel: words.confirm.busy },
      link: { label: words.confirm.not, path: "/" },
    }),
    done: notice("done", words.subscribed.heading, [words.confirm.done]),
    failed: notice("problem", words.confirm.failed, [
      words.confirm.why,
      words.confirm.help,
    ]),
  },
  {
    path: "/newsletter/unsubscribe",
    action: "unsubscribe",
    question: notice(
      "question",
      words.unsubscribe.heading,
      [words.unsubscribe.text],
      {
        button: {
          label: words.unsubscribe.button,
          busyLabel: words.unsubscribe.busy,
        },
        link: { label: words.unsubscribe.not, path: "/" },
      },
    ),
    done: notice("done", words.unsubscribe.done, [words.unsubscribe.doneText]),
    failed: notice("problem", words.unsubscribe.failed, [
      words.unsubscribe.why,
    ]),
  },
];

/** The page that shows the failure of a link in a mail. */
export const toLinkFailure = ({ message }: Failure["body"]): Notice =>
  notice("problem", words.problem, [message]);

/** The page that shows a failure to visitors without script. @param page the path of the form, if it is known */
export function toFormNotice(
  { code, message, errors = [] }: Failure["body"],
  page: string | undefined,
): Notice {
  const canRepeat = code === "unavailable" || code === "internal";
  const fields = errors.length > 1 ? errors : undefined;
  const text = [fields ? words.fields : message];
  if (canRepeat) text.push(words.reload);
  text.push(words.back);
  return notice("problem", words.problem, text, {
    ...(fields && { errors: fields.map((error) => error.message) }),
    ...(page !== undefined && {
      link: { label: words.toForm, path: page },
    }),
  });
}

/**
 * The reply to a failed form post. Below 500, an AppError keeps its message. The cause of a database failure is not
 * revealed.
 */
export function toFormFailure(error: unknown): Failure {
  const { status, body } = toFailure(error);
  if (error instanceof AppError && status < 500) return { status, body };
  const [, message = body.message] =
    Object.entries(formFailureMessages).find(([code]) => code === body.code) ??
    [];
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
