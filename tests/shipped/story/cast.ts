import {
  newConnections,
  totalOverlap,
} from "../../../site/mock/connections.ts";
import {
  mondayComments,
  mondayPost,
  mondayRanking,
  protagonist,
} from "../../../site/mock/monday.ts";
import { signalsOf, type Signal } from "../../../site/mock/score.ts";
import {
  allCompetitors,
  allInfluencers,
  leadLists,
} from "../../../site/mock/story.ts";
import {
  accountConnections,
  accountEngagements,
  totalConnections,
  totalEngagements,
} from "../../../site/mock/totals.ts";

/** What the sample data says of a person. */
export interface Person {
  name: string;
  title: string;
  company: string;
  priority?: string;
  score?: number;
  points?: readonly number[];
  said?: string;
  signals: readonly Pick<Signal, "engagement" | "source" | "at">[];
}

const leads: readonly Person[] = mondayRanking.map(
  ({ lead, points, score, priority }) => {
    const { name, title, company, said } = lead;
    const signals = signalsOf(lead);
    const person = { name, title, company, priority, score, points, signals };
    return said === undefined ? person : { ...person, said };
  },
);
const others: readonly Person[] = mondayComments
  .filter(({ leftOut }) => leftOut)
  .map(({ name, title, company, said, at }) => {
    const source = mondayPost.influencer.name;
    const signals = [{ engagement: "Commented", source, at } as const];
    return { name, title, company, said, signals };
  });

/** Everyone in the sample data who did something, by name. */
export const people: readonly Person[] = [
  ...leads,
  ...others,
  ...newConnections.map((person) => ({ ...person, signals: [] })),
];

/** The only one of whom a text may say that they are to be called first. */
export const firstToCall = protagonist.lead.name;

/** How many engagements or connections there are around each watched name. */
export const counts: ReadonlyMap<string, number> = new Map([
  ...allInfluencers.map((each) => [each.name, each.newEngagements] as const),
  ...allCompetitors.map((each) => [each.name, each.newConnections] as const),
]);

export const influencers = allInfluencers;
export const competitors = allCompetitors;
export const lists = leadLists;

const engagements = allInfluencers.map((each) => each.newEngagements);
const connections = allCompetitors.map((each) => each.newConnections);
const all = totalEngagements + totalConnections;

/** The numbers that may stand before a word. */
export const totals: Readonly<Record<string, readonly number[]>> = {
  "new engagements": [totalEngagements, accountEngagements, ...engagements],
  "new connections": [
    totalConnections,
    accountConnections,
    totalOverlap,
    ...connections,
  ],
  signals: [all, accountEngagements + accountConnections],
};

/** The readers of the protagonist's post, and what they did. */
export const readers = {
  engagements: mondayPost.influencer.newEngagements,
  people: mondayPost.people,
  leads: mondayPost.leadsWhoCommented + mondayPost.leadsWhoLiked,
};
