import { mondayComments, mondayPost, protagonist } from "./monday.ts";
import type { Priority } from "./story.ts";

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
export const threadWeek = 7;

/** The post of Monday with all reactions of its week. */
export const thread = {
  author: mondayPost.influencer.name,
  title: mondayPost.title,
  text: mondayPost.text,
  at: mondayPost.at,
  likes: mondayPost.likes,
  comments: mondayPost.comments,
  people: mondayPost.people,
  /** People whose comment, or whose like alone, makes them a lead. */
  commentsThatFit: mondayPost.leadsWhoCommented,
  likesThatFit: mondayPost.leadsWhoLiked,
} as const;

/** Eight of the ten comments: who, when, what, and why the person is no lead. */
export const comments: readonly Comment[] = mondayComments.map(
  ({ name, title, company, at, said, lead, leftOut }) => ({
    name,
    title,
    company,
    at,
    text: said,
    ...(lead && { priority: lead.priority }),
    ...(leftOut && { leftOut: leftOut.label }),
  }),
);

/** Why the protagonist is ranked first. */
export const reasons = [
  `Decides: ${protagonist.lead.title}`,
  "Fits: software, 180 people",
  "Named the problem in her own words",
] as const;

/** The comments of leads, the protagonist's first. */
export const commentsThatFit = comments
  .filter(({ priority }) => priority !== undefined)
  .toSorted(
    (a, b) =>
      Number(b.name === protagonist.lead.name) -
      Number(a.name === protagonist.lead.name),
  );
