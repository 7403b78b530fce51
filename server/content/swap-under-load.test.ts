import { setTimeout as wait } from "node:timers/promises";
import { Agent, get } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const VERSIONS = ["first words", "second words", "third words"] as const;

let app: TestApp;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterEach(async () => {
  agent.destroy();
  await app.close();
});

function ask(path: string): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    get({ host: "127.0.0.1", port: app.port, path, agent }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += chunk));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, body }),
      );
    }).on("error", failed);
  });
}

function entries(words: string) {
  return {
    blog: ["a", "b"].map((slug) => blogEntry(slug, { title: words }, words)),
  };
}

describe("a new index under load", () => {
  it("drops no request, mixes no two states, and is seen by every request after it", async () => {
    app = await startApp({ content: entries(VERSIONS[0]), pollInterval: 5 });
    const replies: { status: number; body: string }[] = [];
    const done = new AbortController();
    const clients = Array.from({ length: 8 }, async (_, at) => {
      const path =
        ["/blog/a", "/api/blog/b", "/api/blog", "/pricing"][at % 4] ?? "/";
      while (!done.signal.aborted && replies.length < 4000)
        replies.push(await ask(path));
    });
    for (const words of [...VERSIONS, ...VERSIONS]) {
      app.folder.write(entries(words));
      await wait(60);
    }
    app.folder.writeRaw("index.json", "{");
    await wait(60);
    done.abort();
    await Promise.all(clients);

    expect(replies.length).toBeGreaterThan(100);
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const mixed = replies.filter(
      ({ body }) => VERSIONS.filter((words) => body.includes(words)).length > 1,
    );
    expect(mixed).toEqual([]);
    expect((await ask("/blog/a")).body).toContain("third words");
    expect((await ask("/api/blog/b")).body).toContain("third words");
  });
});
