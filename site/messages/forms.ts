export const fieldMessages = {
  optional: "(optional)",
  trap: "Leave this empty",
} as const;

export const newsletterMessages = {
  label: "Email address",
  placeholder: "Enter your email address",
  invalid: "Please enter a valid email address",
  submit: "Subscribe",
  submitting: "Subscribing...",
  doneHeading: "You're subscribed!",
  doneText: "Thank you for joining our newsletter.",
  toastDone: "Thank you for subscribing!",
  toastDoneText: (host: string) =>
    `You'll receive updates about ${host} in your inbox.`,
} as const;

export const waitlistMessages = {
  label: "Work email",
  submit: "Join the Waitlist",
  submitting: "Joining...",
  doneHeading: "You're on the list!",
  doneText: "We'll write as soon as there is something new to try.",
  toastDone: "You're on the list!",
  toastDoneText: (host: string) =>
    `You'll hear from ${host} before everybody else.`,
} as const;
