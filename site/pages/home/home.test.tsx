// @vitest-environment happy-dom
import { existsSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sceneData } from "../../components/monday/scene-data.ts";
import { Pictures } from "../../components/Picture.tsx";
import { allLeads, leadLists } from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import { drawPictures } from "../../render/draw-pictures.ts";
import { fakeContent, readWords } from "../../testing/fake-content.ts";
import type { HomeData } from "./data.ts";
import { flowResults } from "./flow-results.ts";
import HomePage from "./Page.tsx";

const root = `${import.meta.dirname}/../../..`;

const words = readWords("home");
const data: HomeData = {
  words,
  signUpUrl: "https://app.northlark.example/auth/signup",
  scene: sceneData,
  freeForever: "One influencer monitored free, forever.",
  claims: [
    {
      id: "reply-rate",
      value: "2x",
      label: "as many replies",
      measure: "From the first week.",
    },
    {
      id: "sales-cycle",
      value: "12%",
      label: "shorter sales cycles",
      measure: "To the signature.",
    },
  ],
  results: flowResults,
  investors: [
    { name: "Foz Partners", src: "/favicon.svg" },
    { name: "Cais Fund", src: "/favicon.svg" },
  ],
  newsletter: {
    host: "northlark.example",
    topics: ["Influencer posts", "Competitor moves"],
  },
};

const url = new URL("https://northlark.example/");
const request = { content: fakeContent(), url, params: {} };
const page = new DOMParser().parseFromString(
  renderToString(
    <Pictures value={await drawPictures("home", request)}>
      <HomePage data={data} />
    </Pictures>,
  ),
  "text/html",
);

const all = (selector: string) => [...page.querySelectorAll(selector)];
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/gu, " ").trim();
const link = (label: string) =>
  all("a").find((each) => textOf(each)?.startsWith(label));

describe("the home page", () => {
  it("has one h1 with both words of its headline", () => {
    expect(all("h1").map(textOf)).toEqual([
      "Hear which Rival or Voice customer to ring today.",
    ]);
  });

  it("skips no heading level", () => {
    const levels = all("h1, h2, h3, h4").map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  });

  it("has the headings of its words in their order", () => {
    const { figures, flow, monitoring, lists } = words;
    const { investors, newsletter } = words;
    expect(all("h2").map(textOf)).toEqual(
      [figures, flow, monitoring, lists, investors, newsletter].map(
        ({ heading }) => heading,
      ),
    );
    expect(all("#how-it-works h3").map(textOf)).toEqual(
      words.steps.map(({ title }) => title),
    );
  });

  it("names each section by an existing heading", () => {
    const names = all("section").map((each) =>
      each.getAttribute("aria-labelledby"),
    );
    expect(names.length).toBeGreaterThan(6);
    for (const id of names)
      expect(page.getElementById(id ?? "none")?.tagName).toMatch(/^H[12]$/u);
  });

  it("opens the application in a new tab, and announces it", () => {
    const start = all("a").filter((each) =>
      textOf(each)?.startsWith(words.hero.signUp),
    );
    expect(start.length).toBe(1);
    for (const each of start) {
      expect(each.getAttribute("href")).toBe(data.signUpUrl);
      expect(each.getAttribute("target")).toBe("_blank");
      expect(textOf(each)).toBe(`${words.hero.signUp} (opens in a new tab)`);
    }
  });

  it("links to an existing section of the page", () => {
    const href = link(words.hero.anchor)?.getAttribute("href") ?? "";
    expect(href).toBe("#how-it-works");
    expect(page.querySelector(href)?.tagName).toBe("SECTION");
  });

  it("links the export to an existing file", () => {
    const exported = link("Export to CSV");
    expect(exported?.hasAttribute("download")).toBe(true);
    expect(existsSync(`${root}/public${exported?.getAttribute("href")}`)).toBe(
      true,
    );
  });

  it("shows each claim with what it measures", () => {
    const stats = all("section[aria-labelledby=figures] li").map(textOf);
    expect(stats).toEqual(
      data.claims.map(
        ({ value, label, measure }) => `${value} ${label}${measure}`,
      ),
    );
  });

  it("shows the best leads with their priority, and a ranking for each influencer", () => {
    const rows = all('[data-view="all"] summary').map(textOf);
    const best = rankLeads(allLeads).slice(0, rows.length);
    expect(rows.length).toBe(12);
    for (const [index, { lead, priority, score }] of best.entries()) {
      expect(rows[index]).toContain(lead.name);
      expect(rows[index]).toContain(`${lead.title}, ${lead.company}`);
      expect(rows[index]).toContain(`${score} ${priority}`);
    }
    const ofDana = rankLeads(allLeads, "Dana Whitlock");
    expect(all('[data-view="0"] summary').map(textOf)).toEqual(
      ofDana.map(({ lead }) => expect.stringContaining(lead.name)),
    );
  });

  it("shows each lead list with its count and the number of leads not shown", () => {
    const lists = all(
      "section[aria-labelledby=smart-lead-lists] li:has(h3)",
    ).map(textOf);
    for (const [index, { title, count }] of leadLists.entries()) {
      expect(lists[index]).toContain(title);
      expect(lists[index]).toContain(`${count} leads`);
      const shown = index === 0 ? 3 : 2;
      expect(lists[index]).toContain(`and ${count - shown} more`);
    }
  });

  it("shows the logos with the investors' names", () => {
    const logos = all("section[aria-labelledby=investors] img");
    expect(logos.map((each) => each.getAttribute("alt"))).toEqual(
      data.investors.map(({ name }) => name),
    );
  });

  it("describes each picture of the product, with nothing focusable in it", () => {
    expect(all("figure").length).toBe(3);
    for (const figure of all("figure"))
      expect(textOf(figure.querySelector("figcaption"))).not.toBe("");
    expect(textOf(page.body)).toMatch(/one week of sample data/u);
    expect(
      all("[aria-hidden=true] :is(a, button, input:not([tabindex='-1']))"),
    ).toEqual([]);
  });

  it("has no style attribute", () => {
    expect(all("[style]")).toEqual([]);
  });
});
