/**
 * The sample account in all product pictures, guides and the export: the watched people, the leads, and their lists.
 * All people and companies are made up. The guides explain the first three influencers and competitors.
 */
import { readNumbers, readTable } from "./table.ts";

/** The company whose account it is. */
export const accountName = "Harborside Sales";

export type Priority = "High Priority" | "Medium";

export type EngagementKind = "Commented" | "Liked";

/** Someone whose posts are watched. */
export interface Influencer {
  name: string;
  /** What they write about, in two or three words. */
  role: string;
  post: string;
  /** How close the post is to the account's product: "core" or "adjacent". */
  topic: string;
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
  /** How much of the problem is theirs: "owns" if they decide on it, "shares", or "feels". */
  role: string;
  engagement: EngagementKind;
  /** Name of the influencer whose post it was. */
  source: string;
  /** When they engaged, in UTC, as the export prints it. */
  at: string;
  priority: Priority;
  /** Their comment. */
  said?: string;
}

/** A saved list. `members` are the ids of those that mock screens name, best first; `count` is the length of the list. */
export interface LeadList {
  title: string;
  count: number;
  rule: string;
  members: readonly string[];
}

/** The current time on every mock screen: a Monday, when the list of the week is built. */
export const storyTime = "2026-05-18T09:30:00Z";

/** Name, what they write about, post, topic; likes and comments by day; engagements by week. */
export const allInfluencers: readonly Influencer[] = readTable(`
  Dana Whitlock | RevOps writer | Five signals your pipeline review is missing | core | 9 7 5 3 1 1 2 | 4 2 1 1 0 0 2 | 21 26 18 24 31 27 29 38
  Samir Rao | Outbound coach | Why we rebuilt our outbound playbook | core | 0 2 7 3 1 1 1 | 2 1 3 1 0 1 1 | 26 22 30 19 25 28 21 24
  Ingrid Falk | Sales enablement | What onboarding really costs | adjacent | 1 2 1 4 1 1 2 | 0 1 1 2 1 0 0 | 8 11 9 14 10 12 15 17
  Noor Khalil | Customer retention | The renewal starts on day one | adjacent | 4 3 5 2 1 1 4 | 2 1 3 1 0 0 2 | 12 15 19 16 22 20 25 29
  Marcus Feld | Pricing strategist | Nobody reads your pricing page twice | adjacent | 1 6 3 2 1 0 2 | 0 3 1 2 0 0 0 | 30 27 24 28 23 26 20 21
  Yuki Tanabe | Product-led growth | Your free plan has a sales team | core | 3 2 1 1 2 1 1 | 1 0 1 0 0 1 0 | 6 9 7 11 8 13 12 14
`).map(([name = "", role = "", post = "", topic = "", ...counts]) => {
  const [likesByDay = [], commentsByDay = [], weeks = []] =
    counts.map(readNumbers);
  const newEngagements = weeks.at(-1) ?? 0;
  const about = { name, role, post, topic, newEngagements };
  return { ...about, likesByDay, commentsByDay, weeks };
});

/** The influencers of the guides. */
export const influencers = allInfluencers.slice(0, 3);

/** The influencers of the account in the groups of its sidebar. */
export const influencerGroups = [
  { title: "Pipeline", members: influencers },
  { title: "Retention", members: allInfluencers.slice(3) },
] as const;

/** Name and new connections by week. The last one was added only three weeks ago. */
export const allCompetitors: readonly Competitor[] = readTable(`
  Pipewright | 17 22 19 21 18 20 21 34
  Leadrow | 19 23 20 22 18 21 24 21
  Signalbay | 7 9 8 13 11 10 9 12
  Warmline | 5 8 9
`).map(([name = "", counts = ""]) => {
  const weeks = readNumbers(counts);
  return { name, newConnections: weeks.at(-1) ?? 0, weeks };
});

/** The competitors of the guides. */
export const competitors = allCompetitors.slice(0, 3);

/**
 * Number, name, title, company, role, whose post, when, and the comment of those who commented. First the person to call
 * first, then the other leads of the guides and of their week, newest first; then those of the second group of
 * influencers.
 */
export const allLeads: readonly Lead[] = readTable(`
  1001 | Elena Marsh | VP Sales | Fernhill Software | owns | Dana Whitlock | 2026-05-15T07:12:00Z | We spend forty minutes of every review on deals everyone already believes in.
  1002 | Jonas Ekberg | Head of Growth | Brightquay | shares | Dana Whitlock | 2026-05-18T06:40:00Z
  1003 | Amara Osei | RevOps Manager | Loomstead | shares | Samir Rao | 2026-05-17T19:05:00Z | Who owned the rewrite, sales or ops? Ours died between the two.
  1004 | Victor Lind | Account Executive | Tallowby | feels | Samir Rao | 2026-05-17T16:20:00Z
  1005 | Hana Petrova | Demand Gen Lead | Copperline | shares | Ingrid Falk | 2026-05-17T10:15:00Z
  1006 | Miguel Duarte | Director of Sales | Harrow & Pine | owns | Ingrid Falk | 2026-05-16T15:02:00Z | Six months until a new rep pays for herself. Nobody budgets for that.
  1007 | Kenji Watanabe | Sales Director | Orrery | owns | Ingrid Falk | 2026-05-15T09:50:00Z
  1008 | Tomas Vega | SDR Manager | Brasswell | shares | Samir Rao | 2026-05-14T11:40:00Z
  1009 | Lucie Fontaine | Chief Revenue Officer | Veldt Systems | owns | Samir Rao | 2026-05-14T08:20:00Z | We cut our sequence from nine touches to four. Replies went up.
  1010 | Leila Darzi | Head of Sales | Quillmark | owns | Dana Whitlock | 2026-05-13T16:05:00Z | Number three is us. Where do you pull that data from?
  1011 | Ben Adeyemi | Growth Lead | Paperkite | shares | Dana Whitlock | 2026-05-12T17:30:00Z
  1012 | Sofia Lindqvist | RevOps Lead | Marlstone | shares | Dana Whitlock | 2026-05-12T12:15:00Z | I’d add a sixth: the deal nobody has mentioned for two weeks.
  1013 | Nadia Rahman | VP Revenue | Bluestem | owns | Noor Khalil | 2026-05-18T06:05:00Z | We learned this the hard way. Our handover had no owner for a year.
  1014 | Oskar Brandt | Head of RevOps | Kitehill | shares | Yuki Tanabe | 2026-05-17T20:30:00Z | How do you route those sign-ups without drowning the reps?
  1015 | Daniel Reyes | Growth Manager | Foxglove Labs | shares | Yuki Tanabe | 2026-05-16T11:25:00Z
  1016 | Grace Mwangi | Chief Commercial Officer | Saltmarsh | owns | Marcus Feld | 2026-05-15T14:10:00Z | We moved the price above the fold and the calls got shorter.
  1017 | Farah Aziz | Head of Enablement | Loomstead | shares | Noor Khalil | 2026-05-14T13:45:00Z
  1018 | Peter Aldous | Sales Director | Greyfriars Freight | owns | Marcus Feld | 2026-05-13T10:55:00Z
  1019 | Wei Zhang | Director of Growth | Lumenry | shares | Yuki Tanabe | 2026-05-12T15:35:00Z | Half our pipeline is people who already pay us nothing.
  1020 | Ines Carvalho | Head of Customer Success | Tidewell | shares | Noor Khalil | 2026-05-12T09:20:00Z
`).map(([number = "", ...about]) => {
  const [name = "", title = "", company = "", role = "", ...signal] = about;
  const [source = "", at = "", said] = signal;
  const person = { id: `lead_${number}`, name, title, company, role };
  return said === undefined
    ? { ...person, engagement: "Liked", source, at, priority: "Medium" }
    : {
        ...person,
        engagement: "Commented",
        source,
        at,
        priority: "High Priority",
        said,
      };
});

/** Likes of some leads in the same week, besides their first signal: number in the export, the lead, whose post, when. */
export const secondSignals = readTable(`
  1021 | lead_1001 | Ingrid Falk | 2026-05-14T12:30:00Z
  1022 | lead_1019 | Noor Khalil | 2026-05-14T18:10:00Z
  1023 | lead_1012 | Samir Rao | 2026-05-14T09:05:00Z
  1024 | lead_1016 | Ingrid Falk | 2026-05-13T08:45:00Z
  1025 | lead_1014 | Dana Whitlock | 2026-05-15T10:25:00Z
  1026 | lead_1017 | Samir Rao | 2026-05-14T14:20:00Z
  1027 | lead_1020 | Ingrid Falk | 2026-05-13T07:50:00Z
`).map(
  ([number = "", lead = "", source = "", at = ""]) =>
    ({ id: `lead_${number}`, lead, engagement: "Liked", source, at }) as const,
);

/** The leads of the guides: the person to call first, then the newest. */
export const leads = allLeads.slice(0, 6);

export const leadLists: readonly LeadList[] = [
  {
    title: "Commented this week",
    count: 18,
    rule: "Commented on a post by Dana, Samir or Ingrid, last 7 days",
    members: [
      "lead_1001",
      "lead_1009",
      "lead_1010",
      "lead_1012",
      "lead_1003",
      "lead_1006",
    ],
  },
  {
    title: "Connected with two competitors",
    count: 9,
    rule: "New connections of at least two competitors, this week",
    members: ["lead_1041", "lead_1042", "lead_1043"],
  },
  {
    title: "New connections of Pipewright",
    count: 34,
    rule: "Connected with this competitor, this week",
    members: ["lead_1045", "lead_1046"],
  },
];
