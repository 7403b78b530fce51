import { afterEach, describe, expect, it } from "vitest";
import {
  failureReply,
  searchSite,
  type SearchAnswer,
  type SearchQuery,
} from "#contract";
import { startApp, type TestApp } from "../testing/start-app.ts";

const answer: SearchAnswer = {
  total: 30,
  reachable: 30,
  hits: [
    {
      path: "/blog/one",
      kind: "Blog post",
      title: ["", "One", " <b>"],
      date: "2026-03-01",
      excerpt: ['<img src="x"> & ', "<mark>", " end"],
    },
  ],
};

let app: TestApp | undefined;
afterEach(() => app?.close());

/** Sends a query to an application whose searches always return one answer, and records them. */
async function ask(query: string, found = answer) {
  const asked: SearchQuery[] = [];
  app = await startApp({
    search(given) {
      asked.push(given);
      return Promise.resolve(found);
    },
  });
  const response = await app.get(`/api/search${query}`);
  return { asked, response, body: await response.json() };
}

describe("GET /api/search", () => {
  it("answers with path, kind, title, and an excerpt whose only tag is mark", async () => {
    const { body } = await ask("?q=one");
    expect(searchSite.reply.parse(body)).toEqual({
      success: true,
      total: 30,
      results: [
        {
          path: "/blog/one",
          kind: "Blog post",
          title: "One <b>",
          excerpt:
            "&lt;img src=&quot;x&quot;&gt; &amp; <mark>&lt;mark&gt;</mark> end",
        },
      ],
    });
  });

  it("says what it searched for instead of a query with typos", async () => {
    const { body } = await ask("?q=oen", { ...answer, corrected: "one" });
    expect(searchSite.reply.parse(body).corrected).toBe("one");
  });

  it("returns up to 24 results, or up to the requested limit", async () => {
    expect((await ask("?q=a")).asked).toEqual([{ text: "a", limit: 24 }]);
    await app?.close();
    expect((await ask("?q=a&limit=100&_=5")).asked).toEqual([
      { text: "a", limit: 100 },
    ]);
    await app?.close();
    expect((await ask("")).asked).toEqual([{ text: "", limit: 24 }]);
  });

  it.each(["0", "101", "-1", "1.5", "ten", "1e2"])(
    "refuses the limit %s and says why",
    async (limit) => {
      const { response, body } = await ask(`?q=a&limit=${limit}`);
      expect(response.status).toBe(400);
      expect(failureReply.parse(body)).toMatchObject({
        code: "bad_request",
        message: "limit must be a whole number from 1 to 100.",
      });
    },
  );
});
