import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  allCompetitors,
  allInfluencers,
  allLeads,
  competitors,
  influencers,
  leadLists,
  leads,
  secondSignals,
} from "./story.ts";
import {
  namedConnections,
  newConnections,
  overlaps,
  totalOverlap,
} from "./connections.ts";
import { rankLeads, scoreParts, signalsOf } from "./score.ts";
import { mondayComments, mondayPost, protagonist } from "./monday.ts";
import {
  accountConnections,
  accountEngagements,
  exportedLeads,
  formatDay,
  formatMoment,
  formatReason,
  formatTimeAgo,
  influencerNamed,
  membersOf,
  storyDays,
  storyWeek,
  storyWeeks,
  totalConnections,
  totalEngagements,
} from "./totals.ts";

const sample = new URL(
  "../../public/samples/influencer-engagement.csv",
  import.meta.url,
);

const sum = (counts: readonly number[]) =>
  counts.reduce((total, count) => total + count, 0);

/** The competitors of the new connections with these ids. */
const metBy = (ids: readonly string[] = []) =>
  newConnections
    .filter(({ id }) => ids.includes(id))
    .map(({ rivals }) => rivals);

/** A quoted cell of a CSV file. */
const quote = (value: string) =>
  /[",\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** The leads of the guides' influencers. */
const weekLeads = allLeads.slice(0, 12);

describe("the story", () => {
  it("adds up: 79 engagements and 67 connections", () => {
    expect(influencers.map((each) => each.newEngagements)).toEqual([
      38, 24, 17,
    ]);
    expect(totalEngagements).toBe(79);
    expect(competitors.map((each) => each.newConnections)).toEqual([
      34, 21, 12,
    ]);
    expect(totalConnections).toBe(67);
  });

  it("gives drawings their names", () => {
    const file = new URL("../components/drawings.svg", import.meta.url);
    expect(readFileSync(file, "utf8")).toContain(`"${influencers[0]?.name}"`);
  });

  it("adds up the whole account: 143 engagements and 76 connections", () => {
    expect(accountEngagements).toBe(143);
    expect(accountConnections).toBe(76);
    for (const each of allInfluencers) {
      expect(each.likesByDay.length).toBe(storyDays().length);
      expect(each.commentsByDay.length).toBe(storyDays().length);
      expect(sum([...each.likesByDay, ...each.commentsByDay])).toBe(
        each.newEngagements,
      );
    }
  });

  it("ends eight weeks of history with the current week", () => {
    for (const { newEngagements, weeks } of allInfluencers) {
      expect(weeks.length).toBe(8);
      expect(weeks.at(-1)).toBe(newEngagements);
    }
    for (const { newConnections, weeks } of allCompetitors)
      expect(weeks.at(-1)).toBe(newConnections);
    expect(competitors.map(({ weeks }) => weeks.length)).toEqual([8, 8, 8]);
  });

  it("names the six leads of the guides", () => {
    expect(leads.map(({ name }) => name)).toEqual([
      "Elena Marsh",
      "Jonas Ekberg",
      "Amara Osei",
      "Victor Lind",
      "Hana Petrova",
      "Miguel Duarte",
    ]);
  });

  it("lists all leads but the protagonist newest first, each under its own id", () => {
    const moments = weekLeads.slice(1).map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set(allLeads.map(({ id }) => id)).size).toBe(20);
    expect(new Set(allLeads.map(({ name }) => name)).size).toBe(20);
  });

  it("has a thread whose reactions are those of its week", () => {
    const { weeks, commentsByDay } = mondayPost.influencer;
    expect(weeks.at(-1)).toBe(mondayPost.likes + mondayPost.comments);
    expect(sum(commentsByDay)).toBe(mondayPost.comments);
    expect(storyWeeks().join(", ")).toBe(
      "Mar 24, Mar 31, Apr 7, Apr 14, Apr 21, Apr 28, May 5, May 12",
    );
    expect(storyWeek).toBe("May 12 to 18");
    expect(mondayComments.length).toBeLessThan(mondayPost.comments);
    for (const { leftOut, lead } of mondayComments)
      expect([leftOut, lead].filter(Boolean).length).toBe(1);
  });

  it("has no more people with new connections than each count", () => {
    expect(totalOverlap).toBe(leadLists[1]?.count);
    for (const { name, newConnections: count } of allCompetitors) {
      const people = namedConnections.filter(({ rivals }) =>
        rivals.includes(name),
      );
      expect(people.length).toBeGreaterThan(0);
      expect(people.length).toBeLessThan(count);
    }
    for (const { rivals, people } of overlaps) {
      const named = namedConnections.filter(
        (person) => person.rivals.join() === rivals.join(),
      );
      expect(named.length).toBe(people);
    }
  });

  it("gives High Priority to comments and Medium to likes", () => {
    for (const lead of allLeads) {
      expect(lead.priority).toBe(
        lead.engagement === "Commented" ? "High Priority" : "Medium",
      );
    }
  });

  it("counts every named comment and like on its day", () => {
    const signals = allLeads.flatMap(signalsOf);
    expect(signals.length).toBe(allLeads.length + secondSignals.length);
    for (const influencer of allInfluencers) {
      for (const [index, day] of storyDays().entries()) {
        const named = signals.filter(
          (signal) =>
            influencerNamed(signal.source) === influencer &&
            formatDay(signal) === day,
        );
        const comments = named.filter(
          ({ engagement }) => engagement === "Commented",
        ).length;
        expect(comments).toBeLessThanOrEqual(
          influencer.commentsByDay[index] ?? 0,
        );
        expect(named.length - comments).toBeLessThanOrEqual(
          influencer.likesByDay[index] ?? 0,
        );
      }
    }
  });

  it("puts only known people on a list, each on one, and fewer than its count", () => {
    const listed = leadLists.flatMap(({ members }) => members);
    expect(new Set(listed).size).toBe(listed.length);

    for (const list of leadLists) {
      expect(membersOf(list).map(({ id }) => id)).toEqual(list.members);
      expect(list.members.length).toBeLessThan(list.count);
    }
  });

  it("has on the list of comments all who commented, the person to call first on top", () => {
    const [commented] = leadLists;
    expect(commented?.members).toEqual(
      rankLeads(weekLeads)
        .filter(({ signal }) => signal.engagement === "Commented")
        .map(({ lead }) => lead.id),
    );
    expect(commented?.members[0]).toBe(protagonist.lead.id);
  });

  it("follows the rules of the lists of connections", () => {
    const [, two, pipewright] = leadLists;
    for (const rivals of metBy(two?.members)) expect(rivals.length).toBe(2);
    for (const rivals of metBy(pipewright?.members))
      expect(rivals).toContain("Pipewright");
    for (const { priority, rivals } of newConnections)
      expect(priority).toBe(rivals.length > 1 ? "High Priority" : "Medium");
  });

  it("has the same number of new connections for Pipewright everywhere", () => {
    expect(leadLists[2]?.count).toBe(competitors[0]?.newConnections);
  });
});

describe("the texts of feeds", () => {
  it("print the time and the reason", () => {
    const [first] = leads;
    expect(leads.map(formatTimeAgo).join(", ")).toBe(
      "3d ago, 2h ago, 14h ago, 17h ago, 23h ago, 1d ago",
    );
    expect(first && formatDay(first)).toBe("Fri");
    expect(first && formatMoment(first)).toBe("Fri 07:12");
    expect(storyDays().join(" ")).toBe("Tue Wed Thu Fri Sat Sun Mon");
    expect(first && formatReason(first)).toBe("Commented on Dana’s post");
  });
});

/** Score and name of each lead, in the order of the ranking. */
const scores = (source?: string) =>
  rankLeads(allLeads, source).map(({ lead, score }) => `${score} ${lead.name}`);

describe("rankLeads", () => {
  it("gives the six leads the scores of the guide on lead scoring", () => {
    expect(rankLeads(leads).map(({ score }) => score)).toEqual([
      95, 80, 75, 55, 45, 40,
    ]);
  });

  it("agrees with the priority of each lead", () => {
    for (const { lead, priority } of rankLeads(allLeads))
      expect(priority).toBe(lead.priority);
  });

  it("ranks leads for one influencer by what they did with that post", () => {
    expect(scores().slice(0, 3)).toEqual([
      "95 Elena Marsh",
      "90 Oskar Brandt",
      "85 Lucie Fontaine",
    ]);
    expect(scores("Dana Whitlock")).toEqual([
      "95 Elena Marsh",
      "85 Leila Darzi",
      "85 Sofia Lindqvist",
      "60 Oskar Brandt",
      "55 Jonas Ekberg",
      "50 Ben Adeyemi",
    ]);
  });

  it("never has more points for a part than its maximum", () => {
    for (const { points } of rankLeads(allLeads))
      for (const [index, { max }] of scoreParts.entries())
        expect(points[index]).toBeLessThanOrEqual(max);
  });
});

describe("the sample export", () => {
  it("has the rows of the sample data and nothing else", () => {
    const header =
      "id,name,title,company,engagement,source,post,engaged_at,priority";
    const rows = exportedLeads.map((lead) =>
      [
        lead.id,
        lead.name,
        lead.title,
        lead.company,
        lead.engagement,
        lead.source,
        influencerNamed(lead.source).post,
        lead.at,
        lead.priority,
      ]
        .map(quote)
        .join(","),
    );
    expect(readFileSync(sample, "utf8")).toBe([header, ...rows, ""].join("\n"));
  });

  it("has no cell that a spreadsheet would run as a formula", () => {
    const cells = readFileSync(sample, "utf8").split(/[,\n]/u);
    expect(cells.filter((cell) => /^["']?[=+\-@\t]/u.test(cell))).toEqual([]);
  });
});
