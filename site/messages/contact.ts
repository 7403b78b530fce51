/** The contact form, on every page that has it. */
export const contactMessages = {
  to: "To",
  name: "Name",
  email: "Email",
  company: "Company",
  subject: "Subject",
  message: "Message",
  problems: (count: number) =>
    count === 1
      ? "One field needs another look:"
      : `${count} fields need another look:`,
  textIsKept: "Your text is still here. You can also write to",
  submit: "Send Message",
  submitting: "Sending...",
  error: "Error",
  errorText: "An error occurred while submitting the form. Please try again.",
} as const;

/** Once a message is sent, or cannot be. */
export const sentMessages = {
  doneSteps: [
    "Your message has reached us.",
    "Somebody who knows the product reads it.",
    "The answer goes to the address you gave.",
  ],
  missing: "Please fill out all required fields",
  missingText: "Name, email, subject, and message are required.",
  done: "Message sent!",
  doneText: "Thank you for contacting us. We'll be in touch soon.",
  doneHeading: "Thank You!",
  another: "Send Another Message",
} as const;

/** Around the form of the contact page. */
export const contactPageMessages = {
  apiSubject: "API access",
  emailLabel: "Email",
  office: "Office",
  applying: (job: string) =>
    `You're applying for ${job}. Tell us who you are and, in a few lines, why you want this job. A real person reads every application.`,
  closed: (job: string) =>
    `${job} is closed: we're no longer taking applications. If you'd like to hear from us when we look for somebody again, tell us who you are.`,
  workHint: "With a link to work you're proud of: anything we can look at.",
  jobText:
    "What the job is, what we offer and how we decide. It helps to have it open while you write.",
  openPositions: "Open positions",
  openPositionsText:
    "This one is closed, but others are not. See whom we are looking for today.",
  jobSubject: (title: string) => `Application: ${title}`,
} as const;
