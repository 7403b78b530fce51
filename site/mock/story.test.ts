import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  competitors,
  earlierLeads,
  influencers,
  leadLists,
  leads,
} from "./story.ts";
import {
  engagedAt,
  formatReason,
  formatTimeAgo,
  influencerOf,
  membersOf,
  storyDays,
  totalConnections,
  totalEngagements,
} from "./totals.ts";

const sample = new URL(
  "../../public/samples/influencer-engagement.csv",
  import.meta.url,
);

/** A quoted cell of a CSV file. */
const quote = (value: string) =>
  /[",\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

describe("the story", () => {
  it("adds up: 79 engagements and 67 connections", () => {
    expect(influencers.map((each) => each.newEngagements)).toEqual([
      38, 24, 17,
    ]);
    expect(totalEngagements).toBe(79);
    for (const { byDay, newEngagements } of influencers) {
      expect(byDay.length).toBe(storyDays().length);
      expect(byDay.reduce((sum, count) => sum + count)).toBe(newEngagements);
    }
    expect(competitors.map((each) => each.newConnections)).toEqual([
      34, 21, 12,
    ]);
    expect(totalConnections).toBe(67);
  });

  it("names the six leads of the last hour", () => {
    expect(leads.map(({ name }) => name)).toEqual([
      "Elena Marsh",
      "Jonas Ekberg",
      "Amara Osei",
      "Victor Lind",
      "Hana Petrova",
      "Miguel Duarte",
    ]);
  });

  it("lists all leads newest first, each under its own id", () => {
    const all = [...leads, ...earlierLeads];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    const minutes = all.map(({ minutesAgo }) => minutesAgo);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  it("gives High Priority to comments and Medium to likes", () => {
    for (const lead of [...leads, ...earlierLeads]) {
      expect(lead.priority).toBe(
        lead.engagement === "Commented" ? "High Priority" : "Medium",
      );
    }
  });

  it("has no more leads for an influencer than engagements", () => {
    for (const influencer of influencers) {
      const named = leads.filter((lead) => influencerOf(lead) === influencer);
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThan(influencer.newEngagements);
    }
  });

  it("puts only known leads on a list, and fewer than its count", () => {
    expect(leadLists.map(({ title, count }) => [title, count])).toEqual([
      ["Commented this week", 18],
      ["Engaged with two competitors", 9],
      ["New connections of Pipewright", 34],
    ]);
    for (const list of leadLists) {
      expect(membersOf(list).map(({ id }) => id)).toEqual(list.members);
      expect(list.members.length).toBeLessThan(list.count);
    }
  });

  it("puts only people who commented on the list of comments", () => {
    const [commented] = leadLists;
    expect(commented && membersOf(commented)).toEqual(
      leads.filter(({ engagement }) => engagement === "Commented"),
    );
  });

  it("has the same number of new connections for Pipewright everywhere", () => {
    expect(leadLists[2]?.count).toBe(competitors[0]?.newConnections);
  });
});

describe("engagedAt", () => {
  it("counts back from the current time of the mock screens", () => {
    expect(leads.map(engagedAt)).toEqual([
      "2026-05-18T09:28:00Z",
      "2026-05-18T09:24:00Z",
      "2026-05-18T09:19:00Z",
      "2026-05-18T09:12:00Z",
      "2026-05-18T09:06:00Z",
      "2026-05-18T08:59:00Z",
    ]);
  });
});

describe("the texts of feeds", () => {
  it("print the time and the reason", () => {
    const [first] = leads;
    expect(first && formatTimeAgo(first)).toBe("2m ago");
    expect(formatTimeAgo({ minutesAgo: 203 })).toBe("3h ago");
    expect(formatTimeAgo({ minutesAgo: 1_560 })).toBe("1d ago");
    expect(storyDays().join(" ")).toBe("Tue Wed Thu Fri Sat Sun Mon");
    expect(first && formatReason(first)).toBe("Commented on Dana's post");
  });
});

describe("the sample export", () => {
  it("has the rows of the sample data and nothing else", () => {
    const header =
      "id,name,title,company,engagement,source,post,engaged_at,priority";
    const rows = [...leads, ...earlierLeads].map((lead) =>
      [
        lead.id,
        lead.name,
        lead.title,
        lead.company,
        lead.engagement,
        lead.source,
        influencerOf(lead).post,
        engagedAt(lead),
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
