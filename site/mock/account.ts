/** The rest of the sample account: the second group of influencers, and a competitor that was added later. */
import {
  competitors,
  earlierLeads,
  influencers,
  leads,
  type Competitor,
  type EngagementKind,
  type Influencer,
  type Lead,
} from "./story.ts";

/** A second group of influencers in the same account. */
const retentionInfluencers: readonly Influencer[] = [
  {
    name: "Noor Khalil",
    role: "Customer retention",
    post: "The renewal starts on day one",
    topic: "adjacent",
    newEngagements: 29,
    likesByDay: [4, 3, 5, 2, 1, 1, 4],
    commentsByDay: [2, 1, 3, 1, 0, 0, 2],
    weeks: [12, 15, 19, 16, 22, 20, 25, 29],
  },
  {
    name: "Marcus Feld",
    role: "Pricing strategist",
    post: "Nobody reads your pricing page twice",
    topic: "adjacent",
    newEngagements: 21,
    likesByDay: [1, 6, 3, 2, 1, 0, 2],
    commentsByDay: [0, 3, 1, 2, 0, 0, 0],
    weeks: [30, 27, 24, 28, 23, 26, 20, 21],
  },
  {
    name: "Yuki Tanabe",
    role: "Product-led growth",
    post: "Your free plan has a sales team",
    topic: "core",
    newEngagements: 14,
    likesByDay: [3, 2, 1, 1, 2, 1, 1],
    commentsByDay: [1, 0, 1, 0, 0, 1, 0],
    weeks: [6, 9, 7, 11, 8, 13, 12, 14],
  },
];

/** Leads who engaged with them, newest first. */
const retentionLeads: readonly Lead[] = [
  {
    id: "lead_1013",
    name: "Nadia Rahman",
    title: "VP Revenue",
    company: "Bluestem",
    role: "owns",
    engagement: "Commented",
    source: "Noor Khalil",
    at: "2026-05-18T06:05:00Z",
    priority: "High Priority",
    said: "We learned this the hard way. Our handover had no owner for a year.",
  },
  {
    id: "lead_1014",
    name: "Oskar Brandt",
    title: "Head of RevOps",
    company: "Kitehill",
    role: "shares",
    engagement: "Commented",
    source: "Yuki Tanabe",
    at: "2026-05-17T20:30:00Z",
    priority: "High Priority",
    said: "How do you route those sign-ups without drowning the reps?",
  },
  {
    id: "lead_1015",
    name: "Daniel Reyes",
    title: "Growth Manager",
    company: "Foxglove Labs",
    role: "shares",
    engagement: "Liked",
    source: "Yuki Tanabe",
    at: "2026-05-16T11:25:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1016",
    name: "Grace Mwangi",
    title: "Chief Commercial Officer",
    company: "Saltmarsh",
    role: "owns",
    engagement: "Commented",
    source: "Marcus Feld",
    at: "2026-05-15T14:10:00Z",
    priority: "High Priority",
    said: "We moved the price above the fold and the calls got shorter.",
  },
  {
    id: "lead_1017",
    name: "Farah Aziz",
    title: "Head of Enablement",
    company: "Loomstead",
    role: "shares",
    engagement: "Liked",
    source: "Noor Khalil",
    at: "2026-05-14T13:45:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1018",
    name: "Peter Aldous",
    title: "Sales Director",
    company: "Greyfriars Freight",
    role: "owns",
    engagement: "Liked",
    source: "Marcus Feld",
    at: "2026-05-13T10:55:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1019",
    name: "Wei Zhang",
    title: "Director of Growth",
    company: "Lumenry",
    role: "shares",
    engagement: "Commented",
    source: "Yuki Tanabe",
    at: "2026-05-12T15:35:00Z",
    priority: "High Priority",
    said: "Half our pipeline is people who already pay us $0.",
  },
  {
    id: "lead_1020",
    name: "Ines Carvalho",
    title: "Head of Customer Success",
    company: "Tidewell",
    role: "shares",
    engagement: "Liked",
    source: "Noor Khalil",
    at: "2026-05-12T09:20:00Z",
    priority: "Medium",
  },
];

/** Additional activity of some leads in the same week. */
export interface SecondSignal {
  /** Id of the lead. */
  lead: string;
  engagement: EngagementKind;
  source: string;
  at: string;
}

export const secondSignals: readonly SecondSignal[] = [
  {
    lead: "lead_1019",
    engagement: "Liked",
    source: "Noor Khalil",
    at: "2026-05-14T18:10:00Z",
  },
  {
    lead: "lead_1012",
    engagement: "Liked",
    source: "Samir Rao",
    at: "2026-05-14T09:05:00Z",
  },
  {
    lead: "lead_1016",
    engagement: "Liked",
    source: "Ingrid Falk",
    at: "2026-05-13T08:45:00Z",
  },
  {
    lead: "lead_1009",
    engagement: "Liked",
    source: "Marcus Feld",
    at: "2026-05-13T12:30:00Z",
  },
  {
    lead: "lead_1014",
    engagement: "Liked",
    source: "Dana Whitlock",
    at: "2026-05-15T10:25:00Z",
  },
  {
    lead: "lead_1017",
    engagement: "Liked",
    source: "Samir Rao",
    at: "2026-05-14T14:20:00Z",
  },
  {
    lead: "lead_1020",
    engagement: "Liked",
    source: "Ingrid Falk",
    at: "2026-05-13T07:50:00Z",
  },
];

/** A competitor that was added only three weeks ago. */
export const newestCompetitor: Competitor = {
  name: "Warmline",
  newConnections: 9,
  weeks: [5, 8, 9],
};

/** The influencers of the account in the groups of its sidebar. */
export const influencerGroups = [
  { title: "Pipeline", members: influencers },
  { title: "Retention", members: retentionInfluencers },
] as const;

export const allInfluencers = influencerGroups.flatMap(
  ({ members }) => members,
);
export const allCompetitors = [...competitors, newestCompetitor];
export const allLeads = [...leads, ...earlierLeads, ...retentionLeads];
