/**
 * One Monday: the comments under one post, who of them is left, and the message to the person to call first.
 * The post is that of the guides and of the worked example in the blog, which counts the same people.
 */
import { rankLeads, type RankedLead } from "./score.ts";
import { allLeads } from "./story.ts";
import { readTable } from "./table.ts";
import { influencerNamed } from "./totals.ts";

/** A comment under the post: by a lead with a score, or by someone who is left out for a reason. */
export interface MondayComment {
  name: string;
  title: string;
  company: string;
  /** When it was written, in UTC. */
  at: string;
  said: string;
  /** The lead with the points of its score, in the order of `scoreParts`. */
  lead?: RankedLead;
  leftOut?: LeftOut;
}

/** Why a person is no lead. */
export interface LeftOut {
  /** In two or three words: "Coach", "Works at a competitor". */
  label: string;
  /** One sentence, for those who ask. */
  why: string;
}

/** All leads of the account on this Monday, in the order in which to contact them. */
export const mondayRanking: readonly RankedLead[] = rankLeads(allLeads);

const [first] = mondayRanking;
if (!first) throw new Error("The sample account has no leads.");

/** The person to call first: rank 1, with the comment, the points and the score. */
export const protagonist: RankedLead = first;

/** The post under which the protagonist commented. */
export const mondayPost = {
  influencer: influencerNamed(protagonist.signal.source),
  title: influencerNamed(protagonist.signal.source).post,
  text: "Most reviews spend their time on the deals that need it least. Which deal did nobody mention in your last one?",
  at: "2026-05-12T07:05:00Z",
  likes: 28,
  comments: 10,
  /** Five of them liked the post and commented on it. */
  people: 33,
  /** People who commented, or only liked, and are leads. */
  leadsWhoCommented: 5,
  leadsWhoLiked: 7,
} as const;

/** People who commented on the post and are no leads: who, when, what, why not. */
const others: readonly MondayComment[] = readTable(`
  Mattias Holm | Sales Coach | Holm Advisory | 2026-05-12T08:41:00Z | So true. I tell my clients this every single week. | Coach | Sells to the same people as you, and comments so that they see it.
  Greta Sund | Student | Harborview Business School | 2026-05-12T15:20:00Z | This is going straight into my thesis! | Student | Has no team and no budget yet.
  Aisha Bello | RevOps Manager | Tern & Co | 2026-05-13T10:05:00Z | We print the list of silent deals and read it first. It works. | Already a customer | Her account owner gets a note; she goes on no list.
  Colin Baird | Solutions Consultant | Pipewright | 2026-05-14T09:30:00Z | Great list! Happy to show anyone how we solve number two. | Works at a competitor | Is here to sell, too.
  Ruth Calder | Recruiter | Calder Search | 2026-05-18T07:50:00Z | My clients would love this. Hiring two RevOps leads, by the way! | Recruiter | Looks for candidates, not for software.
`).map(([name = "", title = "", company = "", at = "", said = "", ...out]) => {
  const [label = "", why = ""] = out;
  return { name, title, company, at, said, leftOut: { label, why } };
});

/** Eight of the ten comments under the post, in the order in which they arrived. */
export const mondayComments: readonly MondayComment[] = [
  ...others,
  ...rankLeads(allLeads, mondayPost.influencer.name).flatMap((entry) =>
    entry.lead.said === undefined || entry.signal.engagement !== "Commented"
      ? []
      : [toComment(entry, entry.lead.said)],
  ),
].toSorted((a, b) => a.at.localeCompare(b.at));

function toComment(entry: RankedLead, said: string): MondayComment {
  const { name, title, company } = entry.lead;
  return { name, title, company, at: entry.signal.at, said, lead: entry };
}

export function isProtagonist({ name }: { name: string }): boolean {
  return name === protagonist.lead.name;
}

/** The one message that follows, as a draft in paragraphs. It answers what the protagonist said. */
export const mondayDraft = [
  `Hi ${protagonist.lead.name.split(" ")[0]}, forty minutes on deals everyone already believes in. What if the review began at the other end: first the deals where nothing happened for 14 days, then the safe ones in whatever time is left?`,
  "It only works if every stalled deal has an owner before the meeting. We sell software for that part, so I’m not neutral. Who would it be in your team, the rep or the manager?",
] as const;
