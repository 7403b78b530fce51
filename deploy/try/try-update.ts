/**
 * Opens 200 pages in a browser without a cache while two instances behind nginx are replaced, one after the other, by
 * those of another build. Each page must get its styles and its script. Needs nginx and a finished `npm run build`;
 * takes some minutes.
 */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { projectRoot } from "../../scripts/run-command.ts";
import {
  createInstance,
  createNginx,
  hasNginx,
} from "../../scripts/soak/fleet.ts";
import { filesBelow } from "../../scripts/source-digest.ts";

const VIEWS = Number(process.env["VIEWS"] ?? 200);

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Gives each hashed file of a build another name, as a build of other sources would. */
function renameAssets(dist: string): void {
  const assets = join(dist, "client/assets");
  const hashes = filesBelow(assets).flatMap(
    (file) => /[.-]([\w-]{8})\.\w+$/u.exec(file)?.[1] ?? [],
  );
  const others = new Map(
    hashes.map((hash) => [hash, [...hash].toReversed().join("")]),
  );
  const all = new RegExp(
    `([.-])(${[...others.keys()].map((hash) => RegExp.escape(hash)).join("|")})\\.`,
    "gu",
  );
  const rename = (text: string) =>
    text.replaceAll(
      all,
      (_, sign: string, hash: string) => `${sign}${others.get(hash)}.`,
    );
  for (const file of filesBelow(dist)) {
    if (file.startsWith(join(dist, "content"))) continue;
    const bytes = readFileSync(file);
    // Compressed variants have the old names inside.
    rmSync(file);
    if (/\.(?:br|gz)$/u.test(file)) continue;
    const isText = /\.(?:m?js|css|json)$/u.test(file);
    writeFileSync(rename(file), isText ? rename(String(bytes)) : bytes);
  }
}

/** @returns what a visitor would miss */
async function view(browser: Browser, url: string): Promise<string[]> {
  // nginx does not answer from its cache either.
  const context = await browser.newContext({
    extraHTTPHeaders: { "X-Refresh": "1" },
  });
  const missing: string[] = [];
  try {
    const page = await context.newPage();
    page.on("response", (response) => {
      if (response.status() >= 400)
        missing.push(`${response.url()}: ${response.status()}`);
    });
    page.on("pageerror", (error) => missing.push(error.message));
    await page.goto(url);
    await page.mouse.move(200, 200);
    await page.keyboard.press("Tab");
    await page
      .waitForFunction(
        () => document.documentElement.dataset["hydrated"] === "true",
        { timeout: 15_000 },
      )
      .catch(() => missing.push("the script did not start"));
    // The rules of a file that was not loaded cannot be read.
    const styled = await page.evaluate(() =>
      [...document.styleSheets].map((sheet) => sheet.cssRules.length > 0),
    );
    if (styled.length === 0 || styled.includes(false))
      missing.push("a style sheet is empty");
  } catch (error) {
    missing.push(String(error).slice(0, 200));
  } finally {
    await context.close();
  }
  return missing;
}

if (!hasNginx()) {
  process.stderr.write("This needs nginx: apt-get install nginx-light.\n");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "northlark-update-"));
const [before, after] = [join(folder, "before"), join(folder, "after")];
for (const build of [before, after])
  cpSync(join(projectRoot, "dist"), join(build, "dist"), { recursive: true });
renameAssets(join(after, "dist"));
const env = {
  APP_SECRET: "only-for-a-try-on-this-very-machine",
  SITE_URL: "https://www.example.com",
};
const [one, two] = [
  await createInstance("one", folder, env),
  await createInstance("two", folder, env),
];
const nginx = await createNginx(folder, [one, two]);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox"],
});
const paths = [
  "/",
  "/pricing",
  "/blog",
  "/faq",
  "/contact-us",
  "/resources",
  "/changelog",
  "/guides",
];
const [first, last] = [Math.floor(VIEWS / 8), Math.floor((VIEWS * 7) / 8)];
let bad = 0;
try {
  for (const instance of [one, two]) {
    instance.build = before;
    await instance.start();
  }
  await nginx.start();
  for (let at = 0; at < VIEWS; at += 1) {
    const replaced = at === first ? one : at === last ? two : undefined;
    if (replaced) {
      await replaced.stop();
      replaced.build = after;
      await replaced.start();
    }
    const path = paths[at % paths.length];
    const missing = await view(
      browser,
      `http://127.0.0.1:${nginx.port}${path}?_=${at}`,
    );
    if (missing.length > 0) {
      bad += 1;
      print(`FAIL  view ${at}, ${path}: ${missing.join("; ")}`);
    }
  }
} finally {
  await browser.close();
  for (const program of [nginx, one, two]) await program.stop();
  rmSync(folder, { recursive: true, force: true });
}
print(`${VIEWS - bad} of ${VIEWS} pages had their styles and script`);
process.exit(bad === 0 ? 0 : 1);
