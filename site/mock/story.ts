/**
 * The sample account in all product pictures, guides and the export: the watched people, the leads, and their lists.
 * All people and companies are made up. The guides explain the three influencers and three competitors of this file.
 * account.ts adds those of the larger pictures. totals.ts has the sums.
 */
export type Priority = "High Priority" | "Medium";

export type EngagementKind = "Commented" | "Liked";

/** How much of the problem is theirs: they decide on it, share it, or only feel it. */
export type Role = "owns" | "shares" | "feels";

/** Someone whose posts are watched. */
export interface Influencer {
  name: string;
  /** What they write about, in two or three words. */
  role: string;
  post: string;
  /** How close the post is to the account's product. */
  topic: "core" | "adjacent";
  newEngagements: number;
  /** The same engagements by day: the last seven days, today last. */
  likesByDay: readonly number[];
  commentsByDay: readonly number[];
  /** Engagements in each of the last eight weeks, the current one last. */
  weeks: readonly number[];
}

/** A company whose new connections are watched. */
export interface Competitor {
  name: string;
  /** In the current week. */
  newConnections: number;
  /** New connections in each of the last eight weeks, the current one last. Fewer weeks if it was added later. */
  weeks: readonly number[];
}

/** A person who engaged: a row of the feed, of a lead list and of the export. */
export interface Lead {
  id: string;
  name: string;
  title: string;
  company: string;
  role: Role;
  engagement: EngagementKind;
  /** Name of the influencer whose post it was. */
  source: string;
  /** When they engaged, in UTC. */
  at: string;
  priority: Priority;
  /** Their comment, if a picture quotes it. */
  said?: string;
}

/** A saved list. `members` are the leads that mock screens name, and `count` is the length of the whole list. */
export interface LeadList {
  title: string;
  count: number;
  rule: string;
  members: readonly string[];
}

/** The current time on every mock screen: a Monday, when the list of the week is built. */
export const storyTime = "2026-05-18T09:30:00Z";

export const influencers: readonly Influencer[] = [
  {
    name: "Dana Whitlock",
    role: "RevOps writer",
    post: "Five signals your pipeline review is missing",
    topic: "core",
    newEngagements: 38,
    likesByDay: [9, 7, 5, 3, 1, 1, 2],
    commentsByDay: [4, 2, 1, 1, 0, 0, 2],
    weeks: [21, 26, 18, 24, 31, 27, 29, 38],
  },
  {
    name: "Samir Rao",
    role: "Outbound coach",
    post: "Why we rebuilt our outbound playbook",
    topic: "core",
    newEngagements: 24,
    likesByDay: [0, 2, 7, 3, 1, 1, 1],
    commentsByDay: [2, 1, 3, 1, 0, 1, 1],
    weeks: [26, 22, 30, 19, 25, 28, 21, 24],
  },
  {
    name: "Ingrid Falk",
    role: "Sales enablement",
    post: "What onboarding really costs",
    topic: "adjacent",
    newEngagements: 17,
    likesByDay: [1, 2, 1, 4, 1, 1, 2],
    commentsByDay: [0, 1, 1, 2, 1, 0, 0],
    weeks: [8, 11, 9, 14, 10, 12, 15, 17],
  },
];

export const competitors: readonly Competitor[] = [
  {
    name: "Pipewright",
    newConnections: 34,
    weeks: [17, 22, 19, 21, 18, 20, 21, 34],
  },
  {
    name: "Leadrow",
    newConnections: 21,
    weeks: [19, 23, 20, 22, 18, 21, 24, 21],
  },
  {
    name: "Signalbay",
    newConnections: 12,
    weeks: [7, 9, 8, 13, 11, 10, 9, 12],
  },
];

/** Newest first. */
export const leads: readonly Lead[] = [
  {
    id: "lead_1001",
    name: "Elena Marsh",
    title: "VP Sales",
    company: "Fernhill Software",
    role: "owns",
    engagement: "Commented",
    source: "Dana Whitlock",
    at: "2026-05-18T07:12:00Z",
    priority: "High Priority",
    said: "We spend forty minutes of every review on deals that everyone already believes in.",
  },
  {
    id: "lead_1002",
    name: "Jonas Ekberg",
    title: "Head of Growth",
    company: "Brightquay",
    role: "shares",
    engagement: "Liked",
    source: "Dana Whitlock",
    at: "2026-05-18T06:40:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1003",
    name: "Amara Osei",
    title: "RevOps Manager",
    company: "Loomstead",
    role: "shares",
    engagement: "Commented",
    source: "Samir Rao",
    at: "2026-05-17T19:05:00Z",
    priority: "High Priority",
    said: "Who owned the rewrite, sales or ops? Ours died between the two.",
  },
  {
    id: "lead_1004",
    name: "Victor Lind",
    title: "Account Executive",
    company: "Tallowby",
    role: "feels",
    engagement: "Liked",
    source: "Samir Rao",
    at: "2026-05-17T16:20:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1005",
    name: "Hana Petrova",
    title: "Demand Gen Lead",
    company: "Copperline",
    role: "shares",
    engagement: "Liked",
    source: "Ingrid Falk",
    at: "2026-05-17T10:15:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1006",
    name: "Miguel Duarte",
    title: "Director of Sales",
    company: "Harrow & Pine",
    role: "owns",
    engagement: "Commented",
    source: "Ingrid Falk",
    at: "2026-05-16T15:02:00Z",
    priority: "High Priority",
    said: "Six months until a new rep pays for herself. Nobody budgets for that.",
  },
];

/** From earlier in the week, newest first. */
export const earlierLeads: readonly Lead[] = [
  {
    id: "lead_1007",
    name: "Kenji Watanabe",
    title: "Sales Director",
    company: "Orrery",
    role: "owns",
    engagement: "Liked",
    source: "Ingrid Falk",
    at: "2026-05-15T09:50:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1008",
    name: "Tomas Vega",
    title: "SDR Manager",
    company: "Brasswell",
    role: "shares",
    engagement: "Liked",
    source: "Samir Rao",
    at: "2026-05-14T11:40:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1009",
    name: "Lucie Fontaine",
    title: "Chief Revenue Officer",
    company: "Veldt Systems",
    role: "owns",
    engagement: "Commented",
    source: "Samir Rao",
    at: "2026-05-14T08:20:00Z",
    priority: "High Priority",
    said: "We cut our sequence from nine touches to four. Replies went up.",
  },
  {
    id: "lead_1010",
    name: "Leila Darzi",
    title: "Head of Sales",
    company: "Quillmark",
    role: "owns",
    engagement: "Commented",
    source: "Dana Whitlock",
    at: "2026-05-13T16:05:00Z",
    priority: "High Priority",
    said: "Number three is us. Where do you pull that data from?",
  },
  {
    id: "lead_1011",
    name: "Ben Adeyemi",
    title: "Growth Lead",
    company: "Paperkite",
    role: "shares",
    engagement: "Liked",
    source: "Dana Whitlock",
    at: "2026-05-12T17:30:00Z",
    priority: "Medium",
  },
  {
    id: "lead_1012",
    name: "Sofia Lindqvist",
    title: "RevOps Lead",
    company: "Marlstone",
    role: "shares",
    engagement: "Commented",
    source: "Dana Whitlock",
    at: "2026-05-12T12:15:00Z",
    priority: "High Priority",
    said: "I'd add a sixth: the deal nobody has mentioned for two weeks.",
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
