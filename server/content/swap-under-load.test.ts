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

/** Waits until the condition holds. There is no limit but that of the test. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5);
}

function entries(words: string) {
  return {
    blog: ["a", "b"].map((slug) => blogEntry(slug, { title: words }, words)),
  };
}

describe("a new index under load", () => {
  it("drops no request and never mixes old and new content in a reply", async () => {
    app = await startApp({ content: entries(VERSIONS[0]), pollInterval: 5 });
    const replies: { status: number; body: string }[] = [];
    const done = new AbortController();
    const clients = Array.from({ length: 8 }, async (_, at) => {
      const path =
        ["/blog/a", "/api/blog/b", "/api/blog", "/pricing"][at % 4] ?? "/";
      while (!done.signal.aborted) replies.push(await ask(path));
    });
    const someReplies = async () => {
      const before = replies.length;
      await until(() => replies.length > before + 20);
    };
    for (const words of [...VERSIONS, ...VERSIONS]) {
      app.folder.write(entries(words));
      await until(() => app.content.current().posts()[0]?.title === words);
      await someReplies();
    }
    app.folder.writeRaw("index.json", "{");
    await until(() => app.log.lines.some(({ level }) => level === "error"));
    await someReplies();
    done.abort();
    await Promise.all(clients);

    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const mixed = replies.filter(
      ({ body }) => VERSIONS.filter((words) => body.includes(words)).length > 1,
    );
    expect(mixed).toEqual([]);
    expect((await ask("/blog/a")).body).toContain("third words");
    expect((await ask("/api/blog/b")).body).toContain("third words");
  });
});
