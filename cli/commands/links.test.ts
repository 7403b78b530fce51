import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createWorkspace, NOW } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const FILE = "content/blog/second-post.md";
/** For the local server, which is in a private network. */
const ASK = ["links", "--external", "--private"];

let server: Server;
let origin = "";
let requests: string[] = [];
beforeAll(async () => {
  server = createServer(({ method, url = "" }, response) => {
    requests.push(`${method} ${url}`);
    if (url === "/old") response.writeHead(301, { location: "/new" });
    if (url === "/gone") response.writeHead(404);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => (requests = []));

const withBody = (body: string) =>
  createWorkspace({ ...SAMPLE, [FILE]: secondPost({}, body) });

/** Without the warnings about local addresses, which every link to the test's server causes. */
const QUIET = ["--rule", "link/localhost=off"];

test("reports links to other sites at their place, and requests each address once", async () => {
  const workspace = await withBody(
    `See [a](${origin}/gone#a), [b](${origin}/old#b)\nand [c](${origin}/gone).\n`,
  );
  const report = await workspace.report(...ASK, ...QUIET);
  const column = `See [a](${origin}/gone#a), `.length + 1;
  const found = report.diagnostics.map(({ column, line, message, rule }) => ({
    rule,
    at: `${line}:${column}`,
    message,
  }));
  expect(found).toEqual([
    {
      rule: "link/dead",
      at: "11:5",
      message: `${origin}/gone#a answers 404 (Not Found).`,
    },
    {
      rule: "link/moved",
      at: `11:${column}`,
      message: `${origin}/old#b has moved for good to ${origin}/new#b.`,
    },
    {
      rule: "link/dead",
      at: "12:5",
      message: `${origin}/gone answers 404 (Not Found).`,
    },
  ]);
  expect(requests.toSorted()).toEqual([
    "GET /gone",
    "HEAD /gone",
    "HEAD /new",
    "HEAD /old",
  ]);
});

test("remembers answers for a day, or for as long as it is told", async () => {
  const workspace = await withBody(`See [a](${origin}/a).\n`);
  const after = (hours: number, ...args: string[]) => {
    const now = new Date(NOW.getTime() + hours * 3_600_000);
    return workspace.run([...ASK, ...args], { clock: () => now });
  };
  const { stderr } = await after(0);
  expect(stderr).toContain("1 address outside of the site: 1 asked");
  expect((await after(23)).stderr).toContain("0 asked, 1 known from before");
  await after(23, "--max-age", "7d");
  expect(requests).toHaveLength(1);
  await after(23, "--refresh");
  expect(requests).toHaveLength(2);
  await after(23 + 25);
  await after(23 + 26, "--max-age", "30m");
  expect(requests).toHaveLength(4);
});

test("asks only for the files that were named, and never for a page of the site", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/site.yaml": "host: 127.0.0.1\n",
    [FILE]: secondPost({}, `[a](http://127.0.0.1/x) [b](${origin}/b)\n`),
    "content/blog/third.md": secondPost({ id: "3" }, `[c](${origin}/c)\n`),
  });
  await workspace.run([...ASK, FILE]);
  expect(requests).toEqual(["HEAD /b"]);
});

test("asks neither examples nor private networks", async () => {
  const workspace = await withBody(
    `[a](https://a.example/) [b](https://www.example.com/) [c](${origin}/) [d](http://10.0.0.1/)\n`,
  );
  const { stderr } = await workspace.run(["links", "--external"]);
  expect(requests).toEqual([]);
  expect(stderr).toContain("Not asked: a.example, www.example.com, reserved");
  expect(stderr).toContain(`Not asked: ${origin.slice(7)}, 10.0.0.1, in`);
});

test("checks only links inside the site without --external", async () => {
  const workspace = await withBody(
    `# X\n\n[a](/nowhere) [b](${origin}/gone)\n`,
  );
  const { diagnostics } = await workspace.report("links", ...QUIET);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["link/missing"]);
  expect(requests).toEqual([]);
});

test("exits with 1 for a page that is gone, and obeys levels", async () => {
  const workspace = await withBody(`[a](${origin}/gone)\n`);
  expect((await workspace.run(ASK)).code).toBe(1);
  const off = await workspace.run([...ASK, "--rule", "link/dead=off"]);
  expect(off.code).toBe(0);
});

test("refuses to ask in CI unless it is told to", async () => {
  const workspace = await withBody(`[a](${origin}/a)\n`);
  const env = { CI: "true" };
  const refused = await workspace.run(ASK, { env });
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("--ci");
  expect((await workspace.run(["links"], { env })).code).toBe(0);
  expect(requests).toEqual([]);
  expect((await workspace.run([...ASK, "--ci"], { env })).code).toBe(0);
  expect(requests).toEqual(["HEAD /a"]);
});

test("stops when it is interrupted", async () => {
  const stop = new AbortController();
  const workspace = await withBody(`[a](${origin}/a) [b](${origin}/b)\n`);
  server.once("request", () => setImmediate(() => stop.abort()));
  const { code, stderr } = await workspace.run(ASK, {
    signal: stop.signal,
  });
  expect(code).toBe(2);
  expect(stderr).toContain("Stopped before all links were checked.");
});
