import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, hydrated, test } from "./visitor.ts";
import { workspace } from "./workspace.ts";

// One after the other: both write into the folder that the server compiles, and one breaks it for a while.
test.describe.configure({ mode: "default" });

/** How long a save may take on a busy machine. `npm run bench` measures how long it does take. */
const PUBLISHED = { timeout: 60_000, intervals: [100] };

function content(...args: string[]) {
  return spawnSync(
    "node",
    ["cli/content.mjs", ...args, "--content", workspace.content],
    {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: join(workspace.root, ".data") },
    },
  );
}

test("A writer's new post appears while the server runs, a broken one leaves the old content up", async ({
  request,
}) => {
  test.slow();
  const title = "A post written while the server runs";
  const path = content(
    "new",
    "blog",
    title,
    "--set",
    "description=A post that a test writes to see it appear on the running site.",
    "--set",
    "type=article",
    "--set",
    "author=ana-prado",
    "--set",
    "categories=first-words",
  ).stdout.trim();
  const file = path.startsWith("/") ? path : join(process.cwd(), path);
  const slug = "a-post-written-while-the-server-runs";
  const status = async () => (await request.get(`/blog/${slug}`)).status();
  const list = async () => (await request.get("/blog")).text();

  try {
    expect(await status()).toBe(404);
    const draft = readFileSync(file, "utf8");
    const front = draft
      .slice(0, draft.indexOf("\n---", 4) + 5)
      .replace(/^draft: true\n/mu, "");
    const published = `${front}\n## A heading\n\nText with a [link](/pricing) and a number: 4711.\n`;
    writeFileSync(file, published);
    await expect.poll(status, PUBLISHED).toBe(200);
    await expect.poll(list, PUBLISHED).toContain(title);
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain("4711");

    writeFileSync(
      file,
      published
        .replace("type: article", "type: artcle")
        .replace("4711", "4712"),
    );
    // Compiled here as well, so that the errors have certainly been found before the server is asked.
    expect(content("build", "--out", workspace.out).status).toBe(1);
    expect(await status()).toBe(200);
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain("4711");

    writeFileSync(file, published.replace("4711", "4713"));
    await expect
      .poll(async () => (await request.get(`/blog/${slug}`)).text(), PUBLISHED)
      .toContain("4713");
  } finally {
    rmSync(file, { force: true });
  }
  await expect.poll(status, PUBLISHED).toBe(404);
});

test("A writer shows a draft to a colleague, and to nobody else", async ({
  page,
}) => {
  const slug = "a-draft-for-a-colleague";
  const file = join(workspace.content, "blog", `${slug}.md`);
  // The address is secret: no request may contain it, and none may request the unpublished post.
  const leaks: string[] = [];
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    if (referer.includes("token=") || request.url().includes("/api/blog"))
      leaks.push(request.url());
  });
  try {
    writeFileSync(
      file,
      `---
id: 9001
title: A draft for a colleague
description: A draft that a test writes to show it to somebody before it is published.
date: 2026-01-02
draft: true
type: article
author: ana-prado
categories: [first-words]
---

A text for colleagues.
`,
    );
    expect(content("build", "--out", workspace.out).status).toBe(0);
    const address = new URL(content("preview", `blog/${slug}`).stdout.trim());
    await page.goto(address.pathname + address.search);
    await expect(page.getByLabel("Preview")).toContainText(
      "Draft preview: expires",
    );
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText("for colleagues");
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(
      0,
    );
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "FAQ" })
      .click();
    await expect(page).toHaveURL(/\/faq$/u);
    await expect(page.getByLabel("Preview")).toHaveCount(0);
    expect(leaks).toEqual([]);
  } finally {
    rmSync(file, { force: true });
  }
});
