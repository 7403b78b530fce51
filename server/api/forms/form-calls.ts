import { contact, subscribe } from "#contract";
import type { SubmissionKind } from "../../inbox/submission.ts";

/** One form: its call, and what its sender reads once it is stored. */
export interface FormCall {
  endpoint: typeof contact | typeof subscribe;
  kind: SubmissionKind;
  /** The reply's message, and the paragraph of the page for visitors without script. */
  message: string;
  /** What the page says beside it. */
  note?: string;
  heading: string;
  /** Where that page leads back to. */
  backTo: string;
}

export const formCalls: readonly FormCall[] = [
  {
    endpoint: subscribe,
    kind: "newsletter",
    message: "Thank you for joining our newsletter.",
    note: "One more step: please click the link in the mail we just sent you.",
    heading: "You're subscribed!",
    backTo: "/",
  },
  {
    endpoint: contact,
    kind: "contact",
    message: "Thank you for contacting us. We'll be in touch soon.",
    heading: "Thank You!",
    backTo: "/contact-us",
  },
];
