import { contact, subscribe, type Notice } from "#contract";
import type { SubmissionKind } from "../../inbox/submission.ts";
import type { Failure } from "../../replies/to-failure.ts";
import { toHome } from "./newsletter-links.ts";

/** One form: its call, and the reply to its sender. */
export interface FormCall {
  endpoint: typeof contact | typeof subscribe;
  kind: SubmissionKind;
  /** The message of the reply. */
  message: string;
  /** The success page for visitors without script. */
  done: Notice;
  /** The link on the page of a failure. */
  backTo: Notice["link"];
}

const thanks = {
  newsletter: "Thank you for joining our newsletter.",
  contact: "Thank you for contacting us. We'll be in touch soon.",
};

export const formCalls: readonly FormCall[] = [
  {
    endpoint: subscribe,
    kind: "newsletter",
    message: thanks.newsletter,
    done: {
      tone: "done",
      heading: "You're subscribed!",
      text: [
        thanks.newsletter,
        "One more step: please click the link in the mail on its way to you, unless you're subscribed already.",
      ],
      link: toHome,
    },
    backTo: toHome,
  },
  {
    endpoint: contact,
    kind: "contact",
    message: thanks.contact,
    done: {
      tone: "done",
      heading: "Thank You!",
      text: [thanks.contact],
      link: toHome,
    },
    backTo: { label: "Back to the form", path: "/contact-us" },
  },
];

/** The page that shows a failure to visitors without script. */
export function toFailureNotice(
  { backTo }: FormCall,
  { code, message, errors = [] }: Failure["body"],
): Notice {
  const canRepeat = code === "unavailable" || code === "internal";
  const fields = errors.length > 1 ? errors : undefined;
  return {
    tone: "problem",
    heading: "Something went wrong",
    text: [
      fields ? "Some fields need another look:" : message,
      ...(canRepeat
        ? ["Reloading this page sends once more what you have typed."]
        : []),
      "Your browser's Back button brings you to what you typed.",
    ],
    ...(fields && { errors: fields.map((error) => error.message) }),
    link: backTo,
  };
}
