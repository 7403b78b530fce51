import { posix } from "node:path";
import { configOf, type ProgramValues } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { isMapping, textAt, textOf, textsOf } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderIn,
  folderOf,
  isIn,
  joinPath,
  type Dialect,
  type ForeignSite,
  type SiteDefault,
} from "./dialect.ts";

const CONFIG = /^(?:\.eleventy\.js|eleventy\.config\.[cm]?[jt]s)$/u;
const DIRECTORY_DATA = /\.11tydata\.(?:json|[cm]?js)$/u;

/** Eleventy: every text of the input folder is a page at its path, unless `permalink` says otherwise. */
export const eleventy: Dialect = {
  name: "eleventy",
  configuration: CONFIG,
  templating: "liquid",
  ownAddress: "permalink",
  programs: /\.11ty\.[cm]?js$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const values = await readProgram(project, file);
    const root = file === undefined ? "" : folderOf(file);
    const input = folderIn(project, root, inputOf(values)) ?? root;
    const patterns = [
      "!**/_includes/**",
      "!**/_data/**",
      ...readIgnored(project, root, input, values),
    ];
    const site = createSite(project, file, undefined, [
      { folder: input, kind: "page", patterns },
    ]);
    const metadata = ["metadata", "site", "meta"]
      .flatMap((name) =>
        [`${name}.json`, `${name}.yaml`].map((each) =>
          joinPath(input, "_data", each),
        ),
      )
      .find(project.has);
    const about = createSite(
      project,
      file,
      metadata && readData(project, metadata),
      [],
    );
    const { author, origin, title } = about;
    const assets = [input.slice(root.length), "", "public", "static"];
    return {
      ...site,
      author,
      origin,
      title,
      assets,
      defaults: await readDirectoryData(project, input),
    };
  },
  place: ({ placed }) => (/(?:^|\/)_/u.test(placed.stem) ? undefined : placed),
  noPage: (file, site) =>
    permalinkOf(file, site) === false
      ? "Eleventy makes no page of it (`permalink: false`): take that out to import it all the same."
      : undefined,
  addressOf(file, site) {
    const { placed } = file;
    const own = permalinkOf(file, site);
    if (own !== undefined)
      return typeof own === "string" && !/\{[{%]/u.test(own)
        ? `/${own.replaceAll(/^\/|index\.html$/gu, "")}`
        : undefined;
    const folder = folderOf(placed.stem);
    const name = posix
      .basename(placed.stem)
      .replace(/^\d{4}-\d{2}-\d{2}-/u, "");
    // `about/about.md` is the page of its folder, as `about/index.md` is.
    const isIndex = name === "index" || name === posix.basename(folder);
    return `/${joinPath(folder, isIndex ? "" : name)}/`.replace("//", "/");
  },
};

/** Undefined where Eleventy makes the address from the path; null for what a function gives. */
function permalinkOf(
  file: Parameters<Dialect["addressOf"]>[0],
  { defaults }: ForeignSite,
): unknown {
  const given = [
    ...defaults
      .filter(({ appliesTo }) => appliesTo(file))
      .map(({ values }) => values),
    Object.fromEntries(file.fields),
  ];
  const found = given
    .filter(isMapping)
    .findLast(
      (values) => "permalink" in values || "eleventyComputed" in values,
    );
  return found && (found.permalink ?? null);
}

function inputOf(values: ProgramValues): string {
  const call = values.calls.find(({ call }) =>
    call.endsWith(".setInputDirectory"),
  );
  return (
    textOf(call?.given[0]) ??
    textAt(configOf(values), "dir.input") ??
    textAt(values.exported, "config.dir.input", "default.dir.input") ??
    ""
  );
}

function readIgnored(
  project: Project,
  root: string,
  input: string,
  { calls }: ProgramValues,
): string[] {
  const listed = (
    project.readText(joinPath(root, ".eleventyignore")) ?? ""
  ).split("\n");
  const added = calls
    .filter(({ call }) => call.endsWith(".ignores.add"))
    .flatMap(({ given }) => textsOf(given));
  return [...listed, ...added]
    .map((each) =>
      posix.relative(`/${input}`, posix.join("/", root, each.trim())),
    )
    .filter((each) => each !== "" && !/^[.#]/u.test(each))
    .flatMap((each) => [`!${each}`, `!${each}/**`]);
}

/** `posts/posts.json` and `posts/posts.11tydata.js` give front matter to all texts of the folder, the deepest last. */
async function readDirectoryData(
  project: Project,
  input: string,
): Promise<SiteDefault[]> {
  const files = project.files.filter((file) => {
    const name = posix
      .basename(file)
      .replace(DIRECTORY_DATA, "")
      .replace(/\.json$/u, "");
    const folder = folderOf(file);
    const isData = DIRECTORY_DATA.test(file) || file.endsWith(".json");
    return (
      isData &&
      isIn(file, input) &&
      name === (posix.basename(folder) || posix.basename(project.root))
    );
  });
  const read = files.map(async (file): Promise<SiteDefault> => {
    const values = file.endsWith(".json")
      ? readData(project, file)
      : configOf(await readProgram(project, file));
    return {
      file,
      values,
      appliesTo: ({ path }) => isIn(path, folderOf(file)),
    };
  });
  const all = await Promise.all(read);
  return all.toSorted(
    (a, b) => a.file.split("/").length - b.file.split("/").length,
  );
}
