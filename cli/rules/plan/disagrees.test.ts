import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { PLANS, post, SAMPLE } from "../../proof/testing/sample-files.ts";

const FACTS =
  "claims: []\ncompany: []\nmaxCompetitors: 20\nfreeForever: One person, free.\n";

async function createSite(text: string, lang?: string) {
  return createWorkspace({
    ...SAMPLE,
    "content/plans.yaml": PLANS,
    "content/facts.yaml": FACTS,
    "content/blog/first-post.md": post(
      lang === undefined ? {} : { lang },
      `${text}\n`,
    ),
  });
}

async function check(text: string, lang?: string) {
  const workspace = await createSite(text, lang);
  const { diagnostics } = await workspace.validate();
  return diagnostics.filter(({ rule }) => rule === "plan/disagrees");
}

test("names both prices of a lead, because either may be meant", async () => {
  const [found] = await check("Starter: $0.05 per lead.");
  expect(found?.message).toContain("$0.03 for Starter, $0.027 for Starter");
});

/** A text with a wrong value, that value, and the one of plans.yaml. */
const wrong: [text: string, written: string, right: string][] = [
  ["Starter costs $19 a month.", "$19", "$27"],
  ["Starter is $19/month.", "$19", "$27"],
  ["On the Starter plan for 19 USD a month, you get more.", "19 USD", "27 USD"],
  ["**Starter** ($19)", "$19", "$27"],
  ["Starter: $19 per month", "$19", "$27"],
  ["Starter\r\ncosts $19\r\na month.", "$19", "$27"],
  ["- Starter – USD 19", "USD 19", "USD 27"],
  ["Pay $19 a month for Starter, and more later.", "$19", "$27"],
  ["It is $19/mo on Starter.", "$19", "$27"],
  ["Starter costs \\$19 a month.", "\\$19", "\\$27"],
  [
    "Starter adds export, many profiles and 1,000 leads a month for $19.",
    "$19",
    "$27",
  ],
  ["Starter is $228 a year.", "$228", "$324"],
  ["Starter costs $19.00 a month.", "$19.00", "$27.00"],
  [
    "Extra leads cost $0.05 each on Starter and $0.02 on Team.",
    "$0.05",
    "$0.03",
  ],
  ["Starter, which begins at $19, and Team at $97.", "$19", "$27"],
  ["Team costs $27 a month.", "$27", "$97"],
  ["Starter costs £27 a month.", "£27", "$27"],
  ["Starter is 19 € a month.", "19 €", "$27"],
  ["Starter costs 27 pounds a month.", "27 pounds", "$27"],
  ["Starter includes 500 leads a month.", "500", "1,000"],
  ["The free plan covers two profiles.", "two", "1"],
  [
    "The 200 leads over its lifetime with Free are few, as Free has 200 leads over its lifetime.",
    "200",
    "300",
  ],
  ["Starter covers 5 profiles.", "5", "unlimited"],
  ["You can watch up to 10 competitors.", "10", "20"],
  [
    "| Plan | Price | Leads |\n| --- | --- | --- |\n| Starter | $19 | 1,000 |",
    "$19",
    "$27",
  ],
  [
    "| Plan | Price | Leads |\n| --- | --- | --- |\n| **Starter** | $27 | 900 a month |",
    "900",
    "1,000",
  ],
  [
    "| | Starter | Team |\n| --- | --- | --- |\n| Price | $27 | $90 |",
    "$90",
    "$97",
  ],
];

test.for(wrong)("reports a wrong value: %s", async ([text, written, right]) => {
  const [found] = await check(text);
  expect(found?.message).toContain(`"${written}" is not`);
  expect(
    found?.message.includes(right) || found?.message.includes(`most ${right}`),
  ).toBe(true);
});

/** Right values, and sums and numbers of something else. */
const right = [
  "Starter costs $27 a month, or $324 a year, and Team $97.",
  "Leads cost $0.03 each on Starter, $0.02 on Team.",
  "Starter and Team cost $27 and $97 a month.",
  "Team costs $16.66 more, and Starter is $70 cheaper.",
  "Leadrow Starter costs $49 a month.",
  "The Starter plan of Leadrow costs $49 a month.",
  "Pipewright's Starter costs $19 a month.",
  "Starter costs less than Leadrow's $99 a month.",
  "Unlike Leadrow at $99 a month, we have Starter.",
  "Starter was $19 until March.",
  "We pay $27 per lead, and a deal is $12,000.",
  "At $40 an hour that is $1,200, whatever Starter costs.",
  "Starter for three months, no extra leads: $81.",
  "The week costs 33 x $0.027 on Starter.",
  "Our starter kit costs $19.",
  "She is Head of Starter at a company with $19 a month to spend.",
  "A customer on Starter closed a deal worth $5,000.",
  "A team on Starter found 40 leads in a week, 40 leads a month is less.",
  "Above 12,500 leads a month Team costs less.",
  "The 180 leads in the group were worked on Starter at $27 a month.",
  "The difference between Starter and Team is $70.",
  "```text\nStarter costs $19 a month.\n```",
  "| Leads a month | Starter | Team |\n| --- | --- | --- |\n| 2,778 | $80.34 | $97.00 |",
  "Three competitors of ours watch ten influencers.",
];

test.for(right)("accepts %s", async (text) => {
  expect(await check(text)).toEqual([]);
});

test.for<[lang: string, text: string, found: string]>([
  ["de", "Starter: 27,50 $ im Monat, 1.000 Leads / month", '"27,50 $"'],
  ["de", "Starter includes 1.200 leads a month.", "1.000 for Starter"],
  ["de", "| Plan | Leads |\n| --- | --- |\n| Starter | 1.100 |", "1.000"],
  ["de", "Starter costs $1.234,50 a month.", '"$1.234,50"'],
  ["fr", "Starter includes 1\u202F200 leads a month.", '"1\u202F200"'],
  ["fr", "Starter costs 1 200 $ a month.", '"1 200 $"'],
  ["de-CH", "Starter includes 1’200 leads a month.", '"1’200"'],
  ["en", "Starter costs 19 $ a month.", "27 $ for Starter"],
])("reads the numbers of %s: %s", async ([lang, text, found]) => {
  expect((await check(text, lang))[0]?.message).toContain(found);
});

test.for([
  ["de", "Starter includes 1.000 leads a month, Team 5.000 a month."],
  ["de", "Starter costs 27,00 $ a month, extra leads 0,03 $ each."],
  ["fr", "Starter includes 1 000 leads a month and costs 27\u00A0$ a month."],
  ["fr", "Starter includes 1\u202F000 leads a month."],
  // Written as in another language: nobody knows what is meant.
  ["en", "Starter costs 27,50 $ a month."],
  ["de", "Starter costs $27.50 a month."],
] as const)("accepts in %s: %s", async ([lang, text]) => {
  expect(await check(text, lang)).toEqual([]);
});

test("reads the texts of records and settings, and the lines of a plan's own card", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/plans.yaml": PLANS.replace("leads: 1000", "leads: 1200"),
    "content/facts.yaml": FACTS.replace(
      "One person",
      "After it, Starter at $19 a month",
    ),
    "content/faq.yaml":
      "- id: price\n  page: faq\n  question: What does Starter cost?\n  answer: |\n    On Starter you pay\n    $19 a month.\n",
  });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter(({ rule }) => rule === "plan/disagrees");
  expect(found.map(({ column, file, line }) => [file, line, column])).toEqual([
    ["content/facts.yaml", 4, 35],
    ["content/faq.yaml", 6, 5],
    ["content/plans.yaml", expect.any(Number), expect.any(Number)],
  ]);
});

test("fixes what has a period or a column of its own, and leaves the rest to the writer", async () => {
  const workspace = await createSite(
    "Starter costs $19 a month.\n\nStarter is yours for $19.\n",
  );
  await workspace.run(["fix"]);
  expect(await workspace.read("content/blog/first-post.md")).toContain(
    "Starter costs $27 a month.\n\nStarter is yours for $19.\n",
  );
});
