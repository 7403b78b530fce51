/**
 * The sample data of every mock screen: who is watched, who engaged, and which lists they are on. All people and
 * companies are made up. totals.ts has the sums.
 */
export type Priority = "High Priority" | "Medium";

export type EngagementKind = "Commented" | "Liked";

/** Someone whose posts are watched. */
export interface Influencer {
  name: string;
  /** What they write about, in two or three words. */
  role: string;
  post: string;
  newEngagements: number;
  /** The same engagements by day: the last seven days, today last. */
  byDay: readonly number[];
}

/** A company whose new connections are watched. */
export interface Competitor {
  name: string;
  /** In the week that ends now. */
  newConnections: number;
}

/** A person who engaged: a row of the feed, of a lead list and of the export. */
export interface Lead {
  id: string;
  name: string;
  title: string;
  company: string;
  engagement: EngagementKind;
  /** Name of the influencer whose post it was. */
  source: string;
  minutesAgo: number;
  priority: Priority;
}

/** A saved list: `members` are those leads that mock screens name, `count` is the length of the whole list. */
export interface LeadList {
  title: string;
  count: number;
  rule: string;
  members: readonly string[];
}

/** The current time on every mock screen. */
export const storyTime = "2026-05-18T09:30:00Z";

export const influencers: readonly Influencer[] = [
  {
    name: "Dana Whitlock",
    role: "RevOps writer",
    post: "Five signals your pipeline review is missing",
    newEngagements: 38,
    byDay: [3, 12, 7, 5, 2, 1, 8],
  },
  {
    name: "Samir Rao",
    role: "Outbound coach",
    post: "Why we rebuilt our outbound playbook",
    newEngagements: 24,
    byDay: [2, 3, 10, 4, 1, 0, 4],
  },
  {
    name: "Ingrid Falk",
    role: "Sales enablement",
    post: "What onboarding really costs",
    newEngagements: 17,
    byDay: [1, 2, 2, 6, 2, 1, 3],
  },
];

export const competitors: readonly Competitor[] = [
  { name: "Pipewright", newConnections: 34 },
  { name: "Leadrow", newConnections: 21 },
  { name: "Signalbay", newConnections: 12 },
];

/** Newest first. */
export const leads: readonly Lead[] = [
  {
    id: "lead_1001",
    name: "Elena Marsh",
    title: "VP Sales",
    company: "Fernhill Software",
    engagement: "Commented",
    source: "Dana Whitlock",
    minutesAgo: 2,
    priority: "High Priority",
  },
  {
    id: "lead_1002",
    name: "Jonas Ekberg",
    title: "Head of Growth",
    company: "Brightquay",
    engagement: "Liked",
    source: "Dana Whitlock",
    minutesAgo: 6,
    priority: "Medium",
  },
  {
    id: "lead_1003",
    name: "Amara Osei",
    title: "RevOps Manager",
    company: "Loomstead",
    engagement: "Commented",
    source: "Samir Rao",
    minutesAgo: 11,
    priority: "High Priority",
  },
  {
    id: "lead_1004",
    name: "Victor Lind",
    title: "Account Executive",
    company: "Tallowby",
    engagement: "Liked",
    source: "Samir Rao",
    minutesAgo: 18,
    priority: "Medium",
  },
  {
    id: "lead_1005",
    name: "Hana Petrova",
    title: "Demand Gen Lead",
    company: "Copperline",
    engagement: "Liked",
    source: "Ingrid Falk",
    minutesAgo: 24,
    priority: "Medium",
  },
  {
    id: "lead_1006",
    name: "Miguel Duarte",
    title: "Director of Sales",
    company: "Harrow & Pine",
    engagement: "Commented",
    source: "Ingrid Falk",
    minutesAgo: 31,
    priority: "High Priority",
  },
];

/** From before the last hour, newest first. */
export const earlierLeads: readonly Lead[] = [
  {
    id: "lead_1007",
    name: "Priya Nair",
    title: "Head of Sales",
    company: "Quillmark",
    engagement: "Commented",
    source: "Dana Whitlock",
    minutesAgo: 74,
    priority: "High Priority",
  },
  {
    id: "lead_1008",
    name: "Tomas Vega",
    title: "SDR Manager",
    company: "Brasswell",
    engagement: "Liked",
    source: "Samir Rao",
    minutesAgo: 131,
    priority: "Medium",
  },
  {
    id: "lead_1009",
    name: "Lucie Fontaine",
    title: "Chief Revenue Officer",
    company: "Veldt Systems",
    engagement: "Commented",
    source: "Samir Rao",
    minutesAgo: 203,
    priority: "High Priority",
  },
  {
    id: "lead_1010",
    name: "Ben Adeyemi",
    title: "Growth Lead",
    company: "Paperkite",
    engagement: "Liked",
    source: "Dana Whitlock",
    minutesAgo: 288,
    priority: "Medium",
  },
  {
    id: "lead_1011",
    name: "Sofia Lindqvist",
    title: "RevOps Lead",
    company: "Marlstone",
    engagement: "Commented",
    source: "Dana Whitlock",
    minutesAgo: 1_325,
    priority: "High Priority",
  },
  {
    id: "lead_1012",
    name: "Kenji Watanabe",
    title: "Sales Director",
    company: "Orrery",
    engagement: "Liked",
    source: "Ingrid Falk",
    minutesAgo: 1_560,
    priority: "Medium",
  },
];

export const leadLists: readonly LeadList[] = [
  {
    title: "Commented this week",
    count: 18,
    rule: "Commented on a post by an influencer you watch, last 7 days",
    members: ["lead_1001", "lead_1003", "lead_1006"],
  },
  {
    title: "Engaged with two competitors",
    count: 9,
    rule: "Active around at least two of your competitors",
    members: ["lead_1006", "lead_1002"],
  },
  {
    title: "New connections of Pipewright",
    count: 34,
    rule: "Connected with the competitor this week",
    members: ["lead_1005", "lead_1004"],
  },
];
