import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { entriesOf, textAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  depthOf,
  findFile,
  folderIn,
  folderOf,
  givenTo,
  isIn,
  joinPath,
  type Dialect,
  type ForeignSite,
  type ReadFile,
  type SiteDefault,
} from "./dialect.ts";

const CONFIG = /^(?:\.eleventy\.js|eleventy\.config\.[cm]?[jt]s)$/u;
const INPUT = /\.setInputDirectory\(\s*["'`]([^"'`]+)/u;
const IGNORED = /\.ignores\.add\(\s*["'`]([^"'`]+)/gu;

/** Eleventy: every text of the input folder is a page at its path, unless `permalink` says otherwise. */
export const eleventy: Dialect = {
  configuration: CONFIG,
  templating: "liquid",
  ownAddress: "permalink",
  programs: /\.11ty\.[cm]?js$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const values = await readProgram(project, file);
    const text = project.readText(file) ?? "";
    const root = folderOf(file ?? "");
    const dir =
      textAt(configOf(values), "dir.input") ??
      textAt(values, "config.dir.input");
    const [folder = ""] = folderIn(
      project,
      root,
      INPUT.exec(text)?.[1] ?? dir ?? "",
    );
    const listed = project.readText(joinPath(root, ".eleventyignore")) ?? "";
    const ignored = [...text.matchAll(IGNORED)].map(([, path = ""]) => path);
    const patterns = [...ignored, ...listed.split("\n")]
      .filter((line) => /^[^#!\s]/u.test(line))
      .map((line) =>
        posix.relative(`/${folder}`, posix.join("/", root, line.trim())),
      )
      .flatMap((path) => [`!${path}`, `!${path}/**`]);
    const data = findFile(project, /^(?:metadata|site|meta)\.(?:json|ya?ml)$/u);
    const site = createSite(project, file, readData(project, data), [
      { folder, kind: "page", patterns },
    ]);
    const assets = [posix.relative(root, folder), "", "public", "static"];
    return { ...site, assets, defaults: await readFolderData(project, folder) };
  },
  place: ({ placed }) => (/(?:^|\/)_/u.test(placed.stem) ? undefined : placed),
  noPage: (file, site) =>
    permalinkOf(file, site) === false
      ? "Eleventy makes no page of it (`permalink: false`): take that out to import it all the same."
      : undefined,
  addressOf(file, site) {
    const own = permalinkOf(file, site);
    if (typeof own === "string" && !/\{[{%]/u.test(own))
      return posix.join("/", own);
    if (own !== undefined) return undefined;
    const folder = folderOf(file.placed.stem);
    const name = posix
      .basename(file.placed.stem)
      .replace(/^\d{4}-\d{2}-\d{2}-/u, "");
    // `about/about.md` is the page of its folder, as `about/index.md` is.
    const isIndex = ["index", posix.basename(folder)].includes(name);
    return posix.join("/", folder, isIndex ? "" : name, "/");
  },
};

/** Undefined where Eleventy makes the address from the path; null for what a function gives. */
function permalinkOf(file: ReadFile, site: ForeignSite): unknown {
  const given = givenTo(file, site).flatMap(({ values }) => entriesOf(values));
  const found = [...given, ...file.fields].findLast(([name]) =>
    /^(?:permalink|eleventyComputed)$/u.test(name),
  );
  return found && (found[0] === "permalink" ? (found[1] ?? null) : null);
}

/** `posts/posts.json` and `posts/posts.11tydata.js` give front matter to all texts of the folder, the deepest last. */
async function readFolderData(
  project: Project,
  input: string,
): Promise<SiteDefault[]> {
  const files = project.files.filter((file) => {
    const name = /([^/]+?)(?:\.11tydata)?\.(?:json|[cm]?js)$/u.exec(file)?.[1];
    return (
      isIn(file, input) &&
      name === posix.basename(posix.dirname(`${project.root}/${file}`))
    );
  });
  const read = files.map(async (file): Promise<SiteDefault> => {
    const isJson = file.endsWith(".json");
    const values = isJson
      ? readData(project, file)
      : configOf(await readProgram(project, file));
    return {
      file,
      values,
      appliesTo: ({ path }) => isIn(path, folderOf(file)),
    };
  });
  return (await Promise.all(read)).toSorted(
    (a, b) => depthOf(a.file) - depthOf(b.file),
  );
}
