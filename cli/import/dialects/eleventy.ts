import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { entriesOf, textAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
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
    const text = project.readText(file ?? "") ?? "";
    const root = folderOf(file ?? "");
    const dir =
      textAt(configOf(values), "dir.input") ??
      textAt(values, "config.dir.input");
    const [input = ""] = folderIn(
      project,
      root,
      INPUT.exec(text)?.[1] ?? dir ?? "",
    );
    const ignored = [...text.matchAll(IGNORED)].map(([, path = ""]) => path);
    const listed = (
      project.readText(joinPath(root, ".eleventyignore")) ?? ""
    ).split("\n");
    const patterns = [...ignored, ...listed.map((line) => line.trim())]
      .filter((line) => /^[^#!]/u.test(line))
      .map((line) => posix.relative(`/${input}`, posix.join("/", root, line)))
      .flatMap((path) => [`!${path}`, `!${path}/**`]);
    const data = findFile(project, /^(?:metadata|site|meta)\.(?:json|ya?ml)$/u);
    const about = createSite(project, file, readData(project, data), [
      { folder: input, kind: "page", patterns },
    ]);
    return {
      ...about,
      assets: [posix.relative(root, input), "", "public", "static"],
      defaults: await readFolderData(project, input),
    };
  },
  place: ({ placed }) => (/(?:^|\/)_/u.test(placed.stem) ? undefined : placed),
  noPage: (file, site) =>
    permalinkOf(file, site) === false
      ? "Eleventy makes no page of it (`permalink: false`): take that out to import it all the same."
      : undefined,
  addressOf(file, site) {
    const { stem } = file.placed;
    const own = permalinkOf(file, site);
    if (typeof own === "string" && !/\{[{%]/u.test(own))
      return posix.join("/", own.replace(/index\.html$/u, ""));
    if (own !== undefined) return undefined;
    const folder = folderOf(stem);
    const name = posix.basename(stem).replace(/^\d{4}-\d{2}-\d{2}-/u, "");
    // `about/about.md` is the page of its folder, as `about/index.md` is.
    const isIndex = name === "index" || name === posix.basename(folder);
    return posix.join("/", folder, isIndex ? "" : name, "/");
  },
};

/** Undefined where Eleventy makes the address from the path; null for what a function gives. */
function permalinkOf(file: ReadFile, site: ForeignSite): unknown {
  const given = givenTo(file, site).flatMap(({ values }) => entriesOf(values));
  const all = [...given, ...file.fields];
  const found = all.findLast(([name]) =>
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
  return (await Promise.all(read)).toSorted((a, b) => depth(a) - depth(b));
}

function depth({ file }: SiteDefault): number {
  return file.split("/").length;
}
