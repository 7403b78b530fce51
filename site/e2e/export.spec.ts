import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { pages } from "./pages.ts";
import { expect, hydrated, test } from "./visitor.ts";
import { workspace } from "./workspace.ts";

const folder = join(tmpdir(), `northlark-export-${process.pid}`);
const copy = `${folder}-api`;
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A plain file server: no headers of its own, no redirects except for folders, no queries. */
function serveFiles(): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(
      request.url ?? "/",
      "http://localhost",
    );
    const path = join(folder, decodeURIComponent(pathname));
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() && !pathname.endsWith("/")) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = found?.isDirectory() ? join(path, "index.html") : path;
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile();
    const sent = isThere ? file : join(folder, "404.html");
    const type = types[extname(sent)] ?? "application/octet-stream";
    response.writeHead(isThere ? 200 : 404, { "Content-Type": type });
    response.end(readFileSync(sent));
  });
}

/** Starts the server for the calls of the exported pages: a copy of dist/ away from its packages. */
async function startApi(corsOrigin: string) {
  for (const part of [
    "server.mjs",
    "program",
    "client",
    "inline-script-hashes.json",
  ])
    cpSync(join("dist", part), join(copy, part), { recursive: true });
  const server = spawn("node", ["server.mjs"], {
    cwd: copy,
    env: {
      ...process.env,
      PORT: "0",
      CORS_ORIGIN: corsOrigin,
      CONTENT_OUT: workspace.out,
      DATA_DIR: "data",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout, "data");
  return { server, origin: /http:\S+/u.exec(String(line))?.[0] ?? "" };
}

let files: Server;
let api: ChildProcess;
let origin = "";
let apiOrigin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  files = serveFiles().listen(0);
  await once(files, "listening");
  const address = files.address();
  origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
  const started = await startApi(origin);
  [api, apiOrigin] = [started.server, started.origin];
  const { status, stderr } = spawnSync(
    "node",
    ["dist/export.mjs", "--out", folder],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        CONTENT_OUT: workspace.out,
        SITE_URL: origin,
        EXPORT_API_ORIGIN: apiOrigin,
      },
    },
  );
  expect(`${status} ${stderr}`).toBe("0 ");
});

test.afterAll(async () => {
  files.close();
  const ended = once(api, "exit");
  api.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
  rmSync(copy, { recursive: true, force: true });
});

const TEXT = /\.(?:html|md|svg|xml|json|txt|css|webmanifest)$/u;

/** Every exported text by its path. */
function readTexts(): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => TEXT.test(name))
      .map((name) => [
        `/${name.replace(/(?:^|\/)index\.html$/u, "")}`,
        readFileSync(join(folder, name), "utf8"),
      ]),
  );
}

/** The links to paths of the export in a text: those in attributes, and without fragments all that name its origin. */
function linksIn(text: string): string[] {
  const end = String.raw`\s"'<>()\]\\`;
  const attribute = String.raw` (?:href|src|(?:image)?srcset)="|[wx], ?|url\(`;
  const found = new RegExp(
    `(?:${attribute})(/[^${end}]*)|${RegExp.escape(origin)}(/[^#${end}]*)`,
    "giu",
  );
  return [...text.matchAll(found)].map(([, own, named]) => own ?? named ?? "");
}

test("has a file or a heading for every address that one of its documents names", async () => {
  const texts = readTexts();
  const links = new Set([...texts.values()].flatMap(linksIn));
  const isThere = (link: string) => {
    // Only the script of this page reads its query.
    const address = link.replace(/^\/api-test\?.*/u, "/api-test");
    const [path = "", id = ""] = decodeURIComponent(address).split("#");
    const file = join(folder, path);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return false;
    if (id !== "") return texts.get(path)?.includes(` id="${id}"`) ?? false;
    return found.isFile() || existsSync(join(file, "index.html"));
  };
  expect([...links].filter((link) => !isThere(link))).toEqual([]);
  expect(texts.size).toBeGreaterThan(80);
});

test("has the name of no company but its own", () => {
  const naming = [...readTexts()].filter(([, text]) =>
    /northlark/iu.test(text),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});

test("shows every page without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, status, h1 } of pages) {
    // Only pages with a query that something links to are exported.
    if (path.includes("?") && path !== "/blog?type=guide") continue;
    const file = path.replace(/[?=]/gu, "/");
    const response = await page.goto(`${origin}${file}`);
    expect(`${path} ${response?.status()}`).toBe(`${path} ${status}`);
    // A file host shows the same page for all missing addresses.
    if (status === 200)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
  }
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill("csv");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(`${apiOrigin}/search?q=csv`);
  await context.close();
});

test("Visitors filter, reload, follow links and sign up", async ({ page }) => {
  await page.goto(`${origin}/blog`);
  await hydrated(page);
  await expect(page).toHaveURL(`${origin}/blog`);
  await page.getByRole("link", { name: "Guides", exact: true }).first().click();
  await expect(page).toHaveURL(`${origin}/blog?type=guide`);
  const titles = page.locator("main h3");
  const guides = ["Keep the list short", "Write to one person"];
  await expect(titles).toHaveText(guides);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(`${origin}/blog?type=guide`);
  await expect(titles).toHaveText(guides);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.goto(origin);
  await hydrated(page);
  const field = page.getByPlaceholder("Enter your email address");
  await field.fill("reader@example.com");
  await field.press("Enter");
  await expect(
    page.getByRole("heading", { name: "You're subscribed!" }),
  ).toBeVisible();
});
