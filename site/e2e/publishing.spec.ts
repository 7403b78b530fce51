import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./visitor.ts";
import { workspace } from "./workspace.ts";

const SOON = { timeout: 2_000, intervals: [50] };

function content(...args: string[]): string {
  return execFileSync(
    "node",
    ["cli/content.mjs", ...args, "--content", workspace.content],
    { encoding: "utf8" },
  );
}

test("A writer's new post appears within two seconds, a broken one leaves the old content up", async ({
  request,
}) => {
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
    "author=liis-tamm",
    "--set",
    "categories=outreach",
  ).trim();
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
    await expect.poll(status, SOON).toBe(200);
    await expect.poll(list, SOON).toContain(title);
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain("4711");

    writeFileSync(
      file,
      published
        .replace("type: article", "type: artcle")
        .replace("4711", "4712"),
    );
    await new Promise((done) => setTimeout(done, SOON.timeout));
    expect(await status()).toBe(200);
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain("4711");

    writeFileSync(file, published.replace("4711", "4713"));
    await expect
      .poll(async () => (await request.get(`/blog/${slug}`)).text(), SOON)
      .toContain("4713");
  } finally {
    rmSync(file, { force: true });
  }
  await expect.poll(status, SOON).toBe(404);
});
