/** What forms say of a wrong field, on their pages and in replies. */
export const fieldMessages = {
  invalidEmail: "Please enter a valid email address",
  manyEmails: "Please enter only one email address",
  missing: (what: string) => `Please enter ${what}`,
  noText: (what: string) => `Please enter ${what} as text`,
  tooLong: (what: string, max: number) =>
    `Please keep ${what} to ${max} characters`,
  lines: (what: string) => `Please keep ${what} to one line of plain text`,
  hidden: (what: string, character: string) =>
    `Please remove the hidden character ${character} from ${what}`,
  /** What these messages call each field. */
  names: {
    name: "your name",
    company: "your company",
    subject: "the subject",
    message: "your message",
    source: "the source",
  },
} as const;
