/** The contact form, on every page that has it. */
export const contactMessages = {
  submit: "Send Message",
  submitting: "Sending...",
  missing: "Please fill out all required fields",
  missingText: "Name, email, subject, and message are required.",
  toastDone: "Message sent!",
  toastDoneText: "Thank you for contacting us. We'll be in touch soon.",
  error: "Error",
  errorText: "An error occurred while submitting the form. Please try again.",
  doneHeading: "Thank You!",
  another: "Send Another Message",
  apiSubject: "API access",
  jobSubject: (title: string) => `Application: ${title}`,
} as const;

/** The form of the pricing page. The team size is sent as the text of the message. */
export const pricingFormMessages = {
  subject: "Pricing enquiry",
  name: "Full Name",
  email: "Work Email",
  company: "Company Name",
  teamSize: "Team Size",
  teamSizes: ["1-10", "11-50", "51-200", "201+"],
} as const;
