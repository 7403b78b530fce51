/**
 * A message that the server shows as a page: the reply to a form that was sent without script, or one step of the
 * newsletter. The site renders it with its header and footer.
 */
export interface Notice {
  tone: "question" | "done" | "problem";
  /** Heading and title of the page. */
  heading: string;
  /** Paragraphs. */
  text: readonly string[];
  /** The errors in the fields of a form. */
  errors?: readonly string[];
  /** A button that posts to the address of the page itself. */
  button?: { label: string; busyLabel: string };
  /** A link to continue. */
  link: { label: string; path: string };
}
