import { describe, expect, it } from "vitest";
import {
  mondayComments,
  mondayDraft,
  mondayPost,
  mondayRanking,
  protagonist,
} from "./monday.ts";
import { allLeads, leads } from "./story.ts";
import { formatDay, storyDays } from "./totals.ts";

describe("one Monday", () => {
  it("has one person to call first, with 35 + 25 + 20 + 10 + 5 points", () => {
    const [, next] = mondayRanking;
    expect(protagonist.lead).toBe(leads[0]);
    expect(protagonist.points).toEqual([35, 25, 20, 10, 5]);
    expect(protagonist.score).toBe(95);
    expect(next?.score).toBeLessThan(95);
  });

  it("has eight comments in order: three leads, five left out for a reason", () => {
    const moments = mondayComments.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
    expect(
      mondayComments.map(
        ({ name, lead, leftOut }) =>
          `${name}: ${lead?.score ?? leftOut?.label}`,
      ),
    ).toEqual([
      "Mattias Holm: Coach",
      "Sofia Lindqvist: 85",
      "Greta Sund: Student",
      "Aisha Bello: Already a customer",
      "Leila Darzi: 85",
      "Colin Baird: Works at a competitor",
      "Elena Marsh: 95",
      "Ruth Calder: Recruiter",
    ]);
  });

  it("has no more comments on a day than the influencer's week", () => {
    for (const [index, day] of storyDays().entries())
      expect(
        mondayComments.filter((comment) => formatDay(comment) === day).length,
      ).toBeLessThanOrEqual(mondayPost.influencer.commentsByDay[index] ?? 0);
  });

  it("counts everyone under the post once", () => {
    const { likes, comments: commented, influencer } = mondayPost;
    expect(likes + commented).toBe(influencer.newEngagements);
    const left = mondayComments.filter(({ leftOut }) => leftOut).length;
    expect(commented - left).toBe(mondayPost.leadsWhoCommented);
    const names = mondayComments
      .filter(({ leftOut }) => leftOut)
      .map(({ name }) => name);
    expect(allLeads.filter(({ name }) => names.includes(name))).toEqual([]);
  });

  it("ends in a draft that answers the comment, as the blog asks for", () => {
    const text = mondayDraft.join(" ");
    expect(text.split(" ").length).toBeLessThan(75);
    expect(text.match(/\?/gu)?.length).toBeLessThanOrEqual(2);
    expect(text).not.toMatch(/\b(?:saw|noticed|came across)\b/iu);
    expect(text).toContain("deals everyone already believes in");
    expect(protagonist.lead.said).toContain(
      "deals everyone already believes in",
    );
  });
});
