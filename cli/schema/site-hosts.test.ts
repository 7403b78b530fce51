import { expect, test } from "vitest";
import {
  createWorkspace,
  type Workspace,
} from "../proof/testing/create-workspace.ts";

const SITE = `name: Sample
tagline: Know who is paying attention
description: A site to test with.
host: sample.example
supportEmail: a@sample.example
office: { city: Tallinn, country: Estonia, lines: [Tallinn] }
application: { origin: "https://app.sample.example", loginPath: /in, signUpPath: /up }
social: []
newsletterWords: [one, two]
`;
const SCHEDULER =
  'scheduler: { frameUrl: "https://a.example/f", scriptUrl: "https://a.example/s" }\n';

async function problemsOf(yaml: string) {
  const workspace: Workspace = await createWorkspace({
    "content/site.yaml": SITE + yaml,
  });
  const { diagnostics } = await workspace.validate();
  return diagnostics.filter(({ file }) => file === "content/site.yaml");
}

const hostile = [
  "'unsafe-inline'",
  "*",
  "*.example.com",
  "https://cdn.example.com",
  "cdn.example.com/path",
  "cdn.example.com evil.example",
  "cdn.example.com;script-src *",
  "javascript:alert(1)",
  "data:",
  "localhost",
  '"><script>',
  "CDN.example.com",
  "",
];

test.each(hostile)("refuses the host %j in a sentence", async (host) => {
  const entry = JSON.stringify([{ host, uses: ["script"] }]);
  const found = await problemsOf(`${SCHEDULER}externalHosts: ${entry}\n`);
  expect(found.map(({ rule }) => rule)).toEqual(["schema/format"]);
});

test("takes hosts with a port, and names the uses that there are", async () => {
  const good =
    "[{ host: cdn.example.com, uses: [script, image] }, { host: 'a.b-c.example:8443', uses: [frame] }]";
  expect(await problemsOf(`${SCHEDULER}externalHosts: ${good}\n`)).toEqual([]);
  const [found] = await problemsOf(
    `${SCHEDULER}externalHosts: [{ host: cdn.example.com, uses: [scripts] }]\n`,
  );
  expect(found?.message).toContain("Did you mean `script`?");
});

test.each([
  "http://stats.example/s.js",
  "javascript:alert(1)",
  "https://a;script-src.example/s.js",
  "https://a'b.example/s.js",
  "https://*.example/s.js",
  "//stats.example/s.js",
])(
  "refuses the script %j, for analytics and for the scheduler",
  async (url) => {
    const text = JSON.stringify(url);
    const found = await problemsOf(
      `scheduler: { frameUrl: ${text}, scriptUrl: ${text} }\nanalytics: { script: ${text} }\n`,
    );
    expect(found).toHaveLength(3);
  },
);

test.each(["onload", "src", "data-", "data-A", 'data-a" onload="x'])(
  "refuses the attribute %j",
  async (name) => {
    const attributes = JSON.stringify([{ name, value: "x" }]);
    const found = await problemsOf(
      `${SCHEDULER}analytics: { script: "https://s.example/s.js", attributes: ${attributes} }\n`,
    );
    expect(found.map(({ rule }) => rule)).toEqual(["schema/format"]);
  },
);
