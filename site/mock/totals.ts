import {
  allCompetitors,
  allInfluencers,
  allLeads,
  competitors,
  influencers,
  secondSignals,
  storyTime,
  type Competitor,
  type Influencer,
  type Lead,
  type LeadList,
  type Priority,
} from "./story.ts";
import { newConnections } from "./connections.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const sum = (counts: readonly number[]) =>
  counts.reduce((total, count) => total + count, 0);

const engagementsOf = (people: readonly Influencer[]) =>
  sum(people.map(({ newEngagements }) => newEngagements));

const connectionsOf = (companies: readonly Competitor[]) =>
  sum(companies.map(({ newConnections }) => newConnections));

/** New engagements with posts of the three influencers of the guides. */
export const totalEngagements = engagementsOf(influencers);

/** New connections of the three competitors of the guides, this week. */
export const totalConnections = connectionsOf(competitors);

/** The same sums for all people and companies that the account watches. */
export const accountEngagements = engagementsOf(allInfluencers);
export const accountConnections = connectionsOf(allCompetitors);

/** Comments on the posts of influencers, this week. */
export const commentsOf = (people: readonly Influencer[]): number =>
  sum(people.flatMap(({ commentsByDay }) => commentsByDay));

/** How long before the current time of the mock screens a lead engaged: "2h ago", "1d ago". */
export function formatTimeAgo({ at }: Pick<Lead, "at">): string {
  const passed = Date.parse(storyTime) - Date.parse(at);
  return passed < DAY_MS
    ? `${Math.floor(passed / HOUR_MS)}h ago`
    : `${Math.floor(passed / DAY_MS)}d ago`;
}

const dateFormat = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...parts, timeZone: "UTC" });

const weekdayFormat = dateFormat({ weekday: "short" });
const weekFormat = dateFormat({ month: "short", day: "numeric" });

/** The day of the week: "Mon". */
export function formatDay({ at }: Pick<Lead, "at">): string {
  return weekdayFormat.format(Date.parse(at));
}

/** The time of the day, in UTC: "07:12". */
export function formatTime({ at }: Pick<Lead, "at">): string {
  return at.slice(11, 16);
}

/** Day and time in the week, in UTC: "Fri 07:12". */
export function formatMoment({ at }: Pick<Lead, "at">): string {
  return `${formatDay({ at })} ${formatTime({ at })}`;
}

/** The day with its date: "Friday, May 15". */
export function formatDate({ at }: Pick<Lead, "at">): string {
  return dateFormat({ weekday: "long", month: "long", day: "numeric" }).format(
    Date.parse(at),
  );
}

/** The activity of a person, to be followed by the post: "Commented on", "Liked". */
export function verbOf({ engagement }: Pick<Lead, "engagement">): string {
  return engagement === "Commented" ? "Commented on" : engagement;
}

/** Why a person is a lead, in one line: "Commented on Dana’s post". */
export function formatReason(
  signal: Pick<Lead, "engagement" | "source">,
): string {
  return `${verbOf(signal)} ${signal.source.split(" ")[0]}’s post`;
}

/** The last seven days of the story, oldest first: `Tue`, ... `Mon`. */
export function storyDays(): string[] {
  return [6, 5, 4, 3, 2, 1, 0].map((days) =>
    weekdayFormat.format(Date.parse(storyTime) - days * DAY_MS),
  );
}

/** The first days of the last eight weeks, oldest first: `Mar 24`, ... `May 12`. */
export const storyWeeks = (): string[] =>
  [7, 6, 5, 4, 3, 2, 1, 0].map((weeks) =>
    weekFormat.format(Date.parse(storyTime) - (7 * weeks + 6) * DAY_MS),
  );

/** The week that every picture shows: "May 12 to 18". */
export const storyWeek = `${storyWeeks().at(-1) ?? ""} to ${storyTime.slice(8, 10)}`;

/** The influencer with a name. @throws if there is no such influencer */
export function influencerNamed(name: string): Influencer {
  const influencer = allInfluencers.find((each) => each.name === name);
  if (!influencer)
    throw new Error(`The sample account has no influencer named ${name}.`);
  return influencer;
}

/** Someone whom a mock screen names on a list: a lead or a new connection. */
export interface Member {
  id: string;
  name: string;
  title: string;
  company: string;
  priority: Priority;
  /** Why they are on the list: "Commented on Dana’s post". */
  reason: string;
  /** "3d ago", "Tue". */
  when: string;
}

const everyone: readonly Member[] = [
  ...allLeads.map((lead) => ({
    ...lead,
    reason: formatReason(lead),
    when: formatTimeAgo(lead),
  })),
  ...newConnections.map((person) => ({
    ...person,
    reason: `Connected with ${person.rivals.join(" and ")}`,
    when: person.day,
  })),
];

/** The named members of a list, in the list's order. */
export function membersOf({ members }: LeadList): Member[] {
  return members.flatMap((id) => everyone.filter((each) => each.id === id));
}

/** The rows of the export, newest first: one for each person on each post. */
export const exportedLeads: readonly Omit<Lead, "role">[] = [
  ...allLeads,
  ...secondSignals.flatMap(({ lead: id, ...signal }) =>
    allLeads
      .filter((lead) => lead.id === id)
      .map((lead) => ({ ...lead, ...signal, priority: "Medium" }) as const),
  ),
].toSorted((a, b) => b.at.localeCompare(a.at));
