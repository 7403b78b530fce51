import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../proof/testing/sample-files.ts";
import { dateAt, startOfDay } from "./time-zone.ts";

test.for<[date: string, zone: string, start: string]>([
  ["2026-01-15", "America/New_York", "2026-01-15T05:00:00.000Z"],
  ["2026-07-15", "Asia/Kolkata", "2026-07-14T18:30:00.000Z"],
  // Clocks change later on that day.
  ["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z"],
  ["2026-04-05", "Australia/Sydney", "2026-04-04T13:00:00.000Z"],
  // They change at midnight: the day begins at one o'clock, or the day before has 25 hours.
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-04-05", "America/Santiago", "2026-04-05T04:00:00.000Z"],
  ["2026-03-29", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  ["2026-03-29", "UTC", "2026-03-29"],
  ["2026-03-29T08:00:00+02:00", "Asia/Beirut", "2026-03-29T08:00:00+02:00"],
])("%s begins in %s at %s", ([date, zone, start]) => {
  expect(startOfDay(date, zone)).toBe(start);
});

test("knows the date at a moment", () => {
  const moment = new Date("2026-06-01T02:00:00Z");
  expect(dateAt(moment, "America/Los_Angeles")).toBe("2026-05-31");
  expect(dateAt(moment, "Asia/Tokyo")).toBe("2026-06-01");
});

const site = (zone: string) =>
  `name: Northlark\ntagline: A tagline\ndescription: A description.\nhost: northlark.example\nsupportEmail: a@northlark.example\ntimeZone: ${zone}\noffice: { city: A, country: B, lines: [] }\napplication: { origin: "https://app.northlark.example", loginPath: /a, signUpPath: /b }\nsocial: []\nscheduler: { frameUrl: "https://s.example/a", scriptUrl: "https://s.example/b" }\nnewsletterWords: [one, two]\n`;

const EVENING = new Date("2026-06-02T03:00:00Z");

test("publishes, ends and dates entries by the days of the site", async () => {
  const { read, run, write } = await createWorkspace({
    ...SAMPLE,
    "content/site.yaml": site("Pacific/Auckland"),
    "content/blog/first-post.md": post({ date: "2026-06-02" }),
    "content/blog/second-post.md": secondPost({
      date: "2026-05-01",
      expiresAt: "2026-06-02",
    }),
  });
  // Noon of June 1 in UTC is midnight of June 2 there.
  const statuses = async () => {
    const { stdout } = await run([
      "list",
      "blog",
      "--format",
      "json",
      "--fields",
      "slug,status",
    ]);
    return JSON.parse(stdout).map((row: { status: string }) => row.status);
  };
  expect((await statuses()).toSorted()).toEqual(["expired", "live"]);
  await run(["build", "--no-share-images", "--future"]);
  const index = JSON.parse(await read(".content/index.json"));
  expect(index.collections.blog[0]).toMatchObject({
    date: "2026-06-02",
    publishAt: "2026-06-01T12:00:00.000Z",
  });
  await write({ "content/site.yaml": site("America/Los_Angeles") });
  expect((await statuses()).toSorted()).toEqual(["live", "scheduled"]);
  const made = await run(
    [
      "new",
      "blog",
      "An evening in June",
      "--set",
      "author=mara-lind",
      "--set",
      "categories=signals",
      "--set",
      "type=blog",
      "--set",
      "description=What happens on an evening in June, in some more words.",
    ],
    { clock: () => EVENING },
  );
  expect(made.stderr + made.stdout).toContain("an-evening-in-june");
  expect(await read("content/blog/an-evening-in-june.md")).toContain(
    "date: 2026-06-01\n",
  );
});

const set = (name: string) => ["--set", `${name}=Some words about it`];

test("dates a new entry in the site's zone whatever else is wrong, and refuses to guess", async () => {
  const { read, run, write } = await createWorkspace(SAMPLE);
  const create = (slug: string, ...more: string[]) =>
    run(
      ["new", "jobs", "--set", `slug=${slug}`]
        .concat(["title", "department", "location", "type"].flatMap(set))
        .concat(set("description"), more),
      { clock: () => EVENING },
    );
  await write({
    "content/site.yaml": site("America/Los_Angeles").replace("host:", "hots:"),
  });
  await create("one");
  expect(await read("content/jobs/one.md")).toContain("date: 2026-06-01\n");
  for (const broken of [site("Mars/Olympus"), "name: [\n"]) {
    await write({ "content/site.yaml": broken });
    const { code, stderr } = await create("two");
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("time zone of the site"),
    ]);
  }
  await create("three", "--set", "date=2026-06-02");
  expect(await read("content/jobs/three.md")).toContain("date: 2026-06-02\n");
  await write({ "content/site.yaml": site("Mars/Olympus") });
  expect((await run(["validate"])).stdout).toContain("time zone");
});
