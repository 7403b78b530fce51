export const newsletterMessages = {
  heading: "Stay informed",
  text: "Get the latest insights on competitor tracking and engagement monitoring",
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
