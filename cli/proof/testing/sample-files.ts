import type { Files } from "./create-workspace.ts";

/** The lines of a blog post's front matter, by key. Each can be replaced or removed. */
const POST = {
  id: "1",
  title: "A first post for the tests",
  description:
    "A description that is long enough to pass the check of its length.",
  date: "2026-01-02",
  type: "blog",
  author: "mara-lind",
  categories: "[signals]",
};

type Changes = Partial<Record<string, string | undefined>>;

/** A blog post. A change to undefined removes a line. */
export function post(changes: Changes = {}, body = "Some text.\n"): string {
  const lines = Object.entries({ ...POST, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join("")}---\n\n${body}`;
}

/** A second post with other unique values. */
export function secondPost(changes: Changes = {}, body?: string): string {
  return post(
    {
      id: "2",
      title: "A second post for the tests",
      description:
        "Another description that is long enough to pass the same check.",
      ...changes,
    },
    body,
  );
}

/** A small folder without errors: one post and everything that it refers to. */
export const SAMPLE: Files = {
  "content/blog/first-post.md": post(),
  "content/authors/mara-lind.yaml":
    "name: Mara Lind\ntitle: Editor\nbio: Writes about signals.\n",
  "content/categories.yaml":
    "# The categories.\n- id: 1\n  slug: signals\n  name: Signals\n  description: What people do in public.\n",
};

export const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>\n`;

export const WIREFRAME = `title: Engagement feed
description: A feed with one lead.
caption: The feed on sample data.
blocks:
  - kind: stats
    stats: [{ label: New engagements, value: "79" }]
  - kind: list
    items:
      - { title: Elena Marsh, detail: VP Sales, meta: 2m ago, priority: High Priority }
  - kind: table
    columns: [Competitor, New connections]
    rows: [[Pipewright, "34"]]
  - kind: bars
    unit: new connections
    bars: [{ label: Pipewright, value: 34 }, { label: Leadrow, value: 17 }]
  - kind: note
    text: A <b>short</b> line.
`;

export const SNIPPET = `title: Read one lead
language: json
code: |
  { "lead": "{{wireframe:feed}}", "html": "<b>" }
`;

const plan = (lines: string, features: string) =>
  `- ${lines.trim().replaceAll(/\n\s*/gu, "\n  ")}
  summary: For a team.
  updates: Weekly updates
  features: [${features}]
  csvExport: true
  apiAccess: false
  prioritySupport: false
  teamAccess: false
  customDashboards: false
  dedicatedOnboarding: false
  action: sign-up
`;

/** A price list of three plans. */
export const PLANS = [
  plan(
    `id: free
    name: Free
    price: $0
    profiles: 1
    leads: 300
    leadsPer: lifetime`,
    "Up to 300 leads over its lifetime",
  ),
  plan(
    `id: starter
    name: Starter
    price: $27
    profiles: unlimited
    leads: 1000
    leadsPer: month
    costPerLead: $0.027
    extraLead: $0.03`,
    '"1,000 leads a month", Extra leads at $0.03 each',
  ),
  plan(
    `id: team
    name: Team
    price: $97
    profiles: unlimited
    leads: 5000
    leadsPer: month
    costPerLead: $0.019
    extraLead: $0.02`,
    '"5,000 leads a month"',
  ),
].join("");
