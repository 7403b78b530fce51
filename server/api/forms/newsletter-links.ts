import type { Notice } from "#contract";

/** One link of the newsletter mails, with its page and its action. */
interface NewsletterLink {
  path: string;
  action: "confirm" | "unsubscribe";
  question: Notice;
  done: Notice;
  failed: Notice;
}

export const toHome: Notice["link"] = {
  label: "Go to the home page",
  path: "/",
};

export const newsletterLinks: readonly NewsletterLink[] = [
  {
    path: "/newsletter/confirm",
    action: "confirm",
    question: {
      tone: "question",
      heading: "Confirm your subscription",
      text: ["One click and our news will reach you."],
      button: { label: "Yes, subscribe me", busyLabel: "Confirming..." },
      link: { label: "Not now", path: "/" },
    },
    done: {
      tone: "done",
      heading: "You're subscribed!",
      text: [
        "Thank you for joining our newsletter. You can leave at any time through the link in each mail.",
      ],
      link: toHome,
    },
    failed: {
      tone: "problem",
      heading: "This link no longer works",
      text: [
        "It was used before, or it is older than 7 days.",
        "If you've confirmed already, you're all set. If not, sign up again and we'll send you a fresh one.",
      ],
      link: toHome,
    },
  },
  {
    path: "/newsletter/unsubscribe",
    action: "unsubscribe",
    question: {
      tone: "question",
      heading: "Leave the newsletter?",
      text: ["We'll take your address off the list at once."],
      button: { label: "Unsubscribe", busyLabel: "Unsubscribing..." },
      link: { label: "Stay subscribed", path: "/" },
    },
    done: {
      tone: "done",
      heading: "You're unsubscribed",
      text: [
        "We won't write to you again. Changed your mind? You can sign up again at any time.",
      ],
      link: toHome,
    },
    failed: {
      tone: "problem",
      heading: "This link doesn't work",
      text: [
        "Perhaps it was cut in two. Please open the link from the mail once more.",
      ],
      link: toHome,
    },
  },
];
