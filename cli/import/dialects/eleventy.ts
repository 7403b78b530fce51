import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { textAt, textOf, textsOf, valueAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  depthOf,
  findFile,
  folderOf,
  isIn,
  isNamed,
  joinPath,
  reportSetting,
  type Dialect,
  type SiteDefault,
} from "./dialect.ts";

const CONFIG = /^(?:\.eleventy\.js|eleventy\.config\.[cm]?[jt]s)$/u;
/** Calls in the configuration that decide which texts are read. */
const CALLS = /\.(?:setInputDirectory|ignores\.add)\(/gu;

/** Eleventy: every text of the input folder is a page at its path, unless `permalink` says otherwise. */
export const eleventy: Dialect = {
  configuration: CONFIG,
  templating: "liquid",
  ownAddress: "permalink",
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const values = await readProgram(project, file);
    const config = configOf(values) ?? values.config;
    const root = folderOf(file ?? "");
    const folder = joinPath(root, textAt(config, "dir.input") ?? "");
    const calls = project.readText(file)?.match(CALLS) ?? [];
    for (const call of new Set(calls)) reportSetting(project, file, call);
    const isMoved = calls.some((call) => call.includes("setInput"));
    const followed = isMoved ? undefined : file;
    const data = findFile(project, /^(?:metadata|site|meta)\.(?:json|ya?ml)$/u);
    const facts = readData(project, data);
    const sources = [{ folder, kind: "page" } as const];
    const site = createSite(project, followed, facts, sources);
    const defaults = await readFolderData(project, folder);
    const assets = [posix.relative(site.folder, folder), "", "public"];
    return { ...site, assets, defaults };
  },
  place({ path, placed }, { folder }, project) {
    const ignored = project.readText(joinPath(folder, ".eleventyignore"));
    const inner = posix.relative(folder, path);
    const lines = textsOf(ignored, /\s*\n\s*/u);
    if (lines.some((line) => !/^[#!]/u.test(line) && isNamed(inner, line)))
      return "`.eleventyignore` names it, so Eleventy does not read it either.";
    return /(?:^|\/)_/u.test(placed.stem) ? undefined : placed;
  },
  noPage: ({ fields }) =>
    fields.get("permalink") === false
      ? "Eleventy makes no page of it (`permalink: false`): take that out to import it all the same."
      : undefined,
  addressOf({ fields, placed }) {
    if (fields.has("eleventyComputed")) return undefined;
    if (fields.has("permalink")) {
      const own = textOf(fields.get("permalink")) ?? "{{";
      return /\{[{%]/u.test(own) ? undefined : posix.join("/", own);
    }
    const folder = folderOf(placed.stem);
    const name = posix.basename(placed.stem).replace(/^[\d-]{10}-/u, "");
    // `about/about.md` is the page of its folder, as `about/index.md` is.
    const isIndex = ["index", posix.basename(folder)].includes(name);
    return posix.join("/", folder, isIndex ? "" : name, "/");
  },
};

/** `posts/posts.json` and `posts/posts.11tydata.js` give front matter to all texts of the folder, the deepest last. */
async function readFolderData(
  project: Project,
  input: string,
): Promise<SiteDefault[]> {
  const files = project.files.filter((file) => {
    const name = /([^/]+?)(?:\.11tydata)?\.(?:json|[cm]?js)$/u.exec(file)?.[1];
    return isIn(file, input) && name === posix.basename(folderOf(`/${file}`));
  });
  const read = files.map(async (file): Promise<SiteDefault> => {
    const values = file.endsWith(".json")
      ? readData(project, file)
      : configOf(await readProgram(project, file));
    // A permalink that is a function, or computed, is one that nobody knows.
    const isComputed = valueAt(values, "eleventyComputed") !== undefined;
    const given = { ...Object(values), ...(isComputed && { permalink: "{{" }) };
    const folder = folderOf(file);
    return { file, values: given, appliesTo: ({ path }) => isIn(path, folder) };
  });
  const all = await Promise.all(read);
  return all.toSorted((a, b) => depthOf(a.file) - depthOf(b.file));
}
