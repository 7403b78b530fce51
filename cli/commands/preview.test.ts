import { verifyPreview } from "#schema";
import { expect, test } from "vitest";
import { createWorkspace, NOW } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost, SVG } from "../proof/testing/sample-files.ts";

const env = {
  APP_SECRET: "a secret of more than thirty-two characters",
  SITE_URL: "https://northlark.example",
};
const files = {
  ...SAMPLE,
  "content/blog/second-post.md": secondPost({ draft: "true" }),
};

/** The expiry of a printed address; undefined if its token is not signed with this secret. */
async function readExpiry(address: string, secret = env.APP_SECRET) {
  const { pathname, searchParams } = new URL(address);
  const [, collection = "", slug = ""] =
    /^\/preview\/([^/]+)\/([^/]+)$/u.exec(pathname) ?? [];
  const token = searchParams.get("token") ?? "";
  const grant = await verifyPreview(secret, { collection, slug }, token, NOW);
  return grant && new Date(grant.expires * 1000).toISOString();
}

test("prints the signed address of a draft, for seven days or as long as asked", async () => {
  const workspace = await createWorkspace(files);
  const { code, stderr, stdout } = await workspace.run(
    ["preview", "blog/second-post"],
    { env },
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(
    /^https:\/\/northlark\.example\/preview\/blog\/second-post\?token=\d+\.[0-9a-f]{64}\n$/u,
  );
  expect(await readExpiry(stdout)).toBe("2026-06-08T12:00:00.000Z");
  const short = await workspace.run(
    ["preview", "content/blog/second-post.md", "--expires", "90m"],
    { env },
  );
  expect(await readExpiry(short.stdout)).toBe("2026-06-01T13:30:00.000Z");
});

test("gives programs the status and the expiry too", async () => {
  const workspace = await createWorkspace({
    ...files,
    "content/blog/second-post.md": secondPost({ date: "2026-07-01" }),
  });
  const { stdout } = await workspace.run(
    ["preview", "second-post", "--format", "json"],
    { env },
  );
  const printed = JSON.parse(stdout);
  expect(printed).toMatchObject({
    entry: "blog/second-post",
    status: "scheduled",
    expiresAt: "2026-06-08T12:00:00.000Z",
  });
  expect(await readExpiry(printed.url)).toBe(printed.expiresAt);
});

test("prints the public address of a published entry, and needs no secret for it", async () => {
  const workspace = await createWorkspace(files);
  const { code, stderr, stdout } = await workspace.run([
    "preview",
    "first-post",
  ]);
  expect(code).toBe(0);
  expect(stdout).toBe("http://localhost:3000/blog/first-post\n");
  expect(stderr).toBe(
    "It is published: this is its public address.\nSITE_URL is not set: the address works on this machine only.\n",
  );
});

test("signs with the secret that the server keeps", async () => {
  const kept = "the secret of the server, which it made itself";
  const workspace = await createWorkspace({
    ...files,
    "data/app-secret": `${kept}\n`,
  });
  const { stdout } = await workspace.run(["preview", "second-post"], {
    env: { DATA_DIR: "data", PORT: "8080" },
  });
  expect(stdout).toMatch(/^http:\/\/localhost:8080\//u);
  expect(await readExpiry(stdout, kept)).toBeDefined();
});

test.for([
  [["blog/secnd-post"], "Did you mean `blog/second-post`?", env],
  [["authors/mara-lind"], "has no page to preview", env],
  [["second-post"], "There is no secret", {}],
  [["second-post"], "at least 32", { APP_SECRET: "short" }],
  [["second-post"], "SITE_URL is", { ...env, SITE_URL: "example.com" }],
  [["second-post", "--expires", "soon"], "such as 30m, 12h, 7d", env],
  [["second-post", "--expires", "1y"], "such as 30m, 12h, 7d", env],
  [["second-post", "--expires", "0m"], "from 1m to 90d", env],
  [["second-post", "--expires", "91d"], "from 1m to 90d", env],
  [["second-post", "--format", "xml"], "Allowed choices are text, json.", env],
] as const)(
  "gives 2 and one clear sentence for %s: %s",
  async ([args, message, given]) => {
    const workspace = await createWorkspace(files);
    const { code, stderr, stdout } = await workspace.run(["preview", ...args], {
      env: given,
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  },
);

test("builds drafts, and images that only they show, into a separate folder", async () => {
  const image = "![A chart](./chart.svg)\n";
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/blog/second-post/index.md": secondPost({ draft: "true" }, image),
    "content/blog/second-post/chart.svg": SVG,
  });
  await workspace.run(["build"]);
  const path = ".content/previews/blog/second-post.json";
  const { body, entry } = JSON.parse(await workspace.read(path));
  expect(entry).toMatchObject({ slug: "second-post", draft: true });
  const [, name = ""] = /\/content-assets\/([\w.-]+)/u.exec(body.html) ?? [];
  expect(await workspace.read(`.content/previews/assets/${name}`)).toBe(SVG);
  await expect(workspace.read(`.content/assets/${name}`)).rejects.toThrow(
    "ENOENT",
  );

  // After publication, the files are in another place. The cache of the first build must not hide that.
  await workspace.write({
    "content/blog/second-post/index.md": secondPost({}, image),
  });
  await workspace.run(["build", "--clean"]);
  expect(await workspace.read(`.content/assets/${name}`)).toBe(SVG);
  expect(await workspace.read(".content/blog/second-post.json")).toContain(
    name,
  );
  await expect(workspace.read(path)).rejects.toThrow("ENOENT");
  await workspace.write({
    "content/blog/second-post/index.md": secondPost({ draft: "true" }, image),
  });
  await workspace.run(["build", "--clean"]);
  await expect(
    workspace.read(".content/blog/second-post.json"),
  ).rejects.toThrow("ENOENT");
  await workspace.run(["build", "--drafts"]);
  expect(await workspace.read(".content/blog/second-post.json")).toContain(
    name,
  );
  await expect(workspace.read(path)).rejects.toThrow("ENOENT");
});
