import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { mondayDraft } from "../../site/mock/monday.ts";
import { lists } from "./story/cast.ts";
import {
  storyProblems,
  toPageText,
  toText,
  toYamlText,
} from "./story/check-story.ts";

const files = globSync(["content/**/*.{md,yaml}", "CHANGELOG.md"]);

test("posts, guides, documentation and pages tell the story of the sample data", () => {
  const problems = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const read = file.endsWith(".md") ? toText(text) : toYamlText(parse(text));
    return storyProblems(read).map((problem) => `${file}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test("the article on first messages has the message of the pictures", () => {
  const article = readFileSync(
    "content/blog/first-message-after-a-like.md",
    "utf8",
  ).replaceAll(/\s+/gu, " ");
  for (const paragraph of mondayDraft) expect(article).toContain(paragraph);
});

test("no person is on two lists, as the home page says", () => {
  const members = lists.flatMap(({ members: ids }) => ids);
  expect(new Set(members).size).toBe(members.length);
});

test.each([
  "Elena Marsh, Sales Director at Fernhill Software, commented.",
  "Elena Marsh, VP Sales at Brightquay, commented.",
  "- Elena Marsh, VP Sales, Loomstead. Commented on Dana’s post.",
  "Jonas Ekberg, Head of Sales at Brightquay, liked it.",
  "Helena Voss, VP Sales at Kanaal, connected with two rivals.",
  "Mattias Holm, Student at Holm Advisory, agreed.",
  "Elena Marsh commented on Samir Rao’s post.",
  "Amara Osei liked Dana Whitlock’s post.",
  "Elena Marsh commented on Monday.",
  "Elena Marsh, VP Sales. Commented Friday, 9:12.",
  "Jonas Ekberg, with 90 points, is next.",
  "Jonas Ekberg liked the post. High Priority.",
  "Medium: Amara Osei, RevOps Manager, Loomstead",
  "Elena Marsh commented on the post: “Number three is us.”",
  "Jonas commented on Dana’s post.",
  "Commented on Dana Whitlock’s post “Five signals your pipeline review is missing”, Friday 08:12",
  '{"name":"Elena Marsh","company":"Kitehill"}',
  "Call Amara Osei first.",
  "Lucie Fontaine, with the highest score, is on top.",
  "Dana Whitlock’s post has 41 new engagements.",
  "Pipewright 35, Leadrow 21, Signalbay 12",
  "34 around Leadrow",
  "Pipewright with 34, Leadrow with 20",
  "19 leads commented this week",
  "The points are 3 + 3 + 2 + 1 = 8.",
  "That makes 9 x 33 = 300.",
  "40 engagements by 33 people",
  "81 new engagements and 67 new connections",
  "In all 147 signals.",
  "The list “Commented this week” holds 19 leads.",
  "38 engagements are 35 people.",
  "From 33 people to 13 names.",
  "Samir Rao’s post “What onboarding really costs”",
  "| Lead | Score |\n|---|---|\n| Elena Marsh | 90 |\n",
  "| Lead | Title |\n|---|---|\n| Amara Osei | RevOps Lead |\n",
  "| Lead | Fresh |\n|---|---|\n| Elena Marsh | 10 |\n",
  "| Lead | Score |\n|---|---|\n| Amara Osei | 80 |\n| Elena Marsh | 95 |\n",
  "| Competitor | New connections |\n|---|---|\n| Leadrow | 22 |\n",
  "| Day | Likes |\n|---|---|\n| Monday | 3 |\n| Tuesday | 4 |\n| **All** | **8** |\n",
  "| Field | Value |\n|---|---|\n| `name` | Amara Osei |\n| `company` | Loomstead |\n| `source` | Ingrid Falk |\n",
  "| List | Leads |\n|---|---|\n| Commented this week | 17 |\n",
  "| Day | New connections | Running total |\n|---|---|---|\n| Monday | 11 | 11 |\n| Tuesday | 9 | 21 |\n",
  "lead_1001,Elena Marsh,VP Sales,Fernhill Software,Commented,Dana Whitlock,Five signals your pipeline review is missing,2026-05-18T07:12:00Z,High Priority",
  '{ "id": "lead_1001", "name": "Elena Marsh", "engaged_at": "2026-05-18T07:12:00Z" }',
])("a text that says otherwise is found: %s", (text) => {
  expect(storyProblems(toText(text))).not.toEqual([]);
});

test.each([
  "Elena Marsh, VP Sales at Fernhill Software, commented on Dana Whitlock’s post on Friday.",
  "Elena Marsh, who is to be called first, has 95 points. High Priority.",
  "Jonas Ekberg, Head of Growth, Brightquay. Liked Monday, 06:40.",
  "Suppose that Pipewright’s average is 20, and Signalbay went from 6 to 12.",
  "If Hana likes a second post tomorrow, she may deserve the call.",
  "79 new engagements around Dana Whitlock, Samir Rao and Ingrid Falk",
])("a text that agrees passes: %s", (text) => {
  expect(storyProblems(toText(text))).toEqual([]);
});

const exportRow = (priority: string) =>
  toPageText(
    `influencer-engagement.csv\nlead_1022\tWei Zhang\tDirector of Growth\tLumenry\tLiked\tNoor Khalil\tThe renewal starts on day one\t2026-05-14T18:10:00Z\t${priority}\nWebhook`,
  );

test("rows of the export on a page are those of its file", () => {
  expect(storyProblems(exportRow("Medium"))).toEqual([]);
  expect(storyProblems(exportRow("High Priority"))).not.toEqual([]);
});
