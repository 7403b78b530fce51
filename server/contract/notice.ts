/**
 * What the server says on a page of its own: the answer to a form that was sent without script, or one step of the
 * newsletter. The site shows it within its header and footer.
 */
export interface Notice {
  tone: "question" | "done" | "problem";
  /** Heading and title of the page. */
  heading: string;
  /** Paragraphs. */
  text: readonly string[];
  /** What is wrong with the fields of a form. */
  errors?: readonly string[];
  /** A button that posts to the address of the page itself. */
  button?: { label: string; busyLabel: string };
  /** Where the page leads on. */
  link: { label: string; path: string };
}
