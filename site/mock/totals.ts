import {
  allCompetitors,
  allInfluencers,
  allLeads,
  competitors,
  influencers,
  leads,
  storyTime,
  type Competitor,
  type Influencer,
  type Lead,
  type LeadList,
} from "./story.ts";

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
const momentFormat = dateFormat({
  weekday: "short",
  hour: "numeric",
  minute: "2-digit",
});
const weekFormat = dateFormat({ month: "short", day: "numeric" });

/** The day of the week: "Mon". */
export function formatDay({ at }: Pick<Lead, "at">): string {
  return weekdayFormat.format(Date.parse(at));
}

/** Day and time in the week: "Mon, 7:12 AM". Intl puts a narrow space before AM, which the site's font lacks. */
export function formatMoment({ at }: Pick<Lead, "at">): string {
  return momentFormat.format(Date.parse(at)).replaceAll("\u202F", " ");
}

/** The activity of a person, to be followed by the post: "Commented on", "Liked". */
export function verbOf({ engagement }: Pick<Lead, "engagement">): string {
  return engagement === "Commented" ? "Commented on" : engagement;
}

/** Why a person is a lead, in one line: "Commented on Dana's post". */
export function formatReason(
  signal: Pick<Lead, "engagement" | "source">,
): string {
  return `${verbOf(signal)} ${signal.source.split(" ")[0]}'s post`;
}

/** The last seven days of the story, oldest first: `Tue`, ... `Mon`. */
export function storyDays(): string[] {
  return [6, 5, 4, 3, 2, 1, 0].map((days) =>
    weekdayFormat.format(Date.parse(storyTime) - days * DAY_MS),
  );
}

/** The dates of eight days, a week apart, ending this many days before the current time. */
const weeksUntil = (daysBefore: number) =>
  [7, 6, 5, 4, 3, 2, 1, 0].map((weeks) =>
    weekFormat.format(
      Date.parse(storyTime) - (7 * weeks + daysBefore) * DAY_MS,
    ),
  );

/** The first days of the last eight weeks of engagements, oldest first: `Mar 24`, ... `May 12`. */
export const storyWeeks = (): string[] => weeksUntil(6);

/** The Mondays of the last eight full calendar weeks, by which connections are counted: `Mar 23`, ... `May 11`. */
export const calendarWeeks = (): string[] => weeksUntil(7);

/** The influencer with a name. @throws if there is no such influencer */
export function influencerNamed(name: string): Influencer {
  const influencer = allInfluencers.find((each) => each.name === name);
  if (!influencer)
    throw new Error(`The sample account has no influencer named ${name}.`);
  return influencer;
}

/** The named leads of a list, in the list's order. */
export function membersOf({ members }: LeadList): Lead[] {
  return members.flatMap((id) => leads.filter((lead) => lead.id === id));
}

/** All leads of the account, newest first: the rows of the export. */
export const exportedLeads: readonly Lead[] = allLeads.toSorted((a, b) =>
  b.at.localeCompare(a.at),
);
