import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { textAt, textOf, textsOf } from "../project/plain-value.ts";
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
    const input = textAt(configOf(values) ?? values.config, "dir.input");
    const folder = joinPath(folderOf(file ?? ""), input ?? "");
    const calls = new Set(project.readText(file)?.match(CALLS));
    for (const call of calls) reportSetting(project, file, call);
    const followed = calls.has(".setInputDirectory(") ? undefined : file;
    const data = findFile(project, /^(?:metadata|site|meta)\.(?:json|ya?ml)$/u);
    const facts = readData(project, data);
    const sources = [{ folder, kind: "page" } as const];
    const site = createSite(project, followed, facts, sources);
    const assets = [posix.relative(site.folder, folder), "", "public"];
    return { ...site, assets, defaults: readFolderData(project, folder) };
  },
  place({ path, placed }, { folder }, project) {
    const ignored = project.readText(joinPath(folder, ".eleventyignore"));
    const inner = posix.relative(folder, path);
    const lines = textsOf(ignored, /\s*\n\s*/u);
    if (lines.some((line) => !/^[#!]/u.test(line) && isNamed(inner, line)))
      return "`.eleventyignore` names it, so Eleventy does not read it either.";
    return /(?:^|\/)_/u.test(placed.stem) ? undefined : placed;
  },
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

/**
 * `posts/posts.json` gives front matter to all texts of its folder, the deepest last. `posts/posts.11tydata.js` is a
 * program, which is not run: where it gives a permalink, nobody knows the addresses of these texts.
 */
function readFolderData(project: Project, input: string): SiteDefault[] {
  const files = project.files.filter((file) => {
    const name = /([^/]+?)(?:\.11tydata)?\.(?:json|[cm]?js)$/u.exec(file)?.[1];
    return isIn(file, input) && name === posix.basename(folderOf(`/${file}`));
  });
  return files
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .map((file) => {
      const path = folderOf(file);
      const text = project.readText(file) ?? "";
      const isJson = file.endsWith(".json");
      if (!isJson) reportSetting(project, file, "data that a program gives");
      const read = isJson ? Object(readData(project, file)) : {};
      const unknown = isJson
        ? /eleventyComputed/u
        : /permalink|eleventyComputed/u;
      const values = unknown.test(text) ? { ...read, permalink: "{{" } : read;
      return { file, path, values };
    });
}
