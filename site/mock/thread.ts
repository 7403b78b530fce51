import type { Priority } from "./story.ts";
import { readTable } from "./table.ts";

/** A comment under the post of the thread. */
export interface Comment {
  name: string;
  title: string;
  company: string;
  at: string;
  text: string;
  /** If the person is a lead; otherwise `leftOut` says why not. */
  priority?: Priority;
  leftOut?: string;
}

/** Index of the thread's week in the eight weeks of its author. */
export const threadWeek = 5;

/** One post of Noor Khalil, from another week than the rest of the sample data, with all reactions. */
export const thread = {
  author: "Noor Khalil",
  period: "April 28 to May 4",
  title: "Your churn report is six months late",
  text: "By the time an account shows up in the report, somebody made that decision two quarters ago. What do you look at instead?",
  at: "2026-04-28T08:05:00Z",
  likes: 13,
  comments: 7,
  /** People who liked the post and are leads, all of them Medium. */
  likesThatFit: 4,
} as const;

/** The first five of the seven comments: who, when, what, and why the person is no lead. */
export const comments: readonly Comment[] = readTable(`
  Ruth Calder | VP Revenue | Pennant | 2026-04-28T09:40:00Z | How do you see it coming without a forty-tab spreadsheet? Asking for a VP with a forty-tab spreadsheet.
  Mattias Holm | Coach | Holm Advisory | 2026-04-28T11:15:00Z | So true. I tell my clients this every single week. | Coach, sells to the same people
  Aisha Bello | RevOps Manager | Tern & Co | 2026-04-29T07:50:00Z | Seats that go quiet for ten days. It's crude, and it still beats the report.
  Greta Sund | Student | Business school | 2026-04-29T16:30:00Z | This is going straight into my thesis! | Student, no buyer
  Colin Baird | Head of Sales | Wexcombe | 2026-04-30T13:20:00Z | My reps find out on the renewal call. That's the whole problem.
`).map(
  ([name = "", title = "", company = "", at = "", text = "", leftOut]) => ({
    name,
    title,
    company,
    at,
    text,
    ...(leftOut === undefined ? { priority: "High Priority" } : { leftOut }),
  }),
);

/** Why the first comment is ranked first. */
export const reasons = [
  "Decides: VP Revenue",
  "Fits: software, 180 people",
  "Asked how, in her own words",
] as const;

export const commentsThatFit = comments.filter(
  ({ priority }) => priority !== undefined,
);
