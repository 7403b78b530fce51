import { expect, test } from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp } from "../testing/start-app.ts";

const slug = "日本語-größe";
const path = `/blog/${encodeURIComponent(slug)}`;

test("a slug in any script has one address, encoded wherever programs read it", async () => {
  const app = await startApp({
    siteUrl: "https://own.example",
    content: {
      blog: [
        blogEntry(slug, {
          path,
          lang: "ja",
          aliases: ["/alt-gr%C3%B6%C3%9Fe"],
        }),
      ],
      redirects: { "/alt-gr%C3%B6%C3%9Fe": path },
    },
  });
  const page = await app.get(path);
  expect(page.status).toBe(200);
  expect(
    (await app.get(path.toLowerCase(), { redirect: "manual" })).headers.get(
      "location",
    ),
  ).toBe(path);
  expect(
    (await app.get("/alt-größe", { redirect: "manual" })).headers.get(
      "location",
    ),
  ).toBe(path);
  expect((await app.get(`${path}.md`)).status).toBe(200);
  const api = await app.get(`/api${path}`);
  expect(await api.json()).toMatchObject({ post: { slug } });
  for (const document of [
    "/sitemap.xml",
    "/rss.xml",
    "/atom.xml",
    "/feed.json",
    "/llms.txt",
  ])
    expect(await (await app.get(document)).text()).toContain(
      `https://own.example${path}`,
    );
  expect(await (await app.get("/atom.xml")).text()).toContain(
    '<entry xml:lang="ja">',
  );
  expect(await (await app.get("/feed.json")).json()).toMatchObject({
    language: "en",
    items: [{ language: "ja" }],
  });
  await app.close();
});
