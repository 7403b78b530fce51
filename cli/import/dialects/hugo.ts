import { posix } from "node:path";
import {
  flatten,
  isMapping,
  listOf,
  textOf,
  valueAt,
} from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import { hugoAddresses } from "./hugo-addresses.ts";
import { readCascades } from "./hugo-cascade.ts";
import {
  isIn,
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
  type LeftOut,
  type Placed,
  type PlacedFile,
} from "./dialect.ts";

const CONFIG = /^(?:hugo|config)\.(?:toml|ya?ml|json)$/u;

/** Hugo: sections are folders, a bundle is a folder with an index, addresses follow `permalinks`, `url` and `slug`. */
export const hugo: Dialect = {
  name: "hugo",
  dayFirst: false,
  isConfig: (name) => CONFIG.test(name),
  readSite,
  place,
  noPage,
  addressesOf: hugoAddresses,
  filesFor(target, document, site) {
    const bare = target.replace(/^\/+/u, "");
    const here = posix.dirname(document.path);
    const { folder, contentFolders } = site;
    const near = [posix.join(here, target), posix.join(here, "..", target)];
    const far = [
      ...["static", "assets", "public"].map((name) =>
        posix.join(folder, name, bare),
      ),
      ...contentFolders.map((name) => posix.join(name, bare)),
      posix.join(folder, bare),
    ];
    return target.startsWith("/") ? far : [...near, ...far];
  },
};

function readSite(project: Project): ForeignSite {
  const names = project.files.filter(
    (path) =>
      CONFIG.test(path) ||
      /^config\/_default\/[\w.-]+\.(?:toml|ya?ml|json)$/u.test(path),
  );
  const config: Record<string, unknown> = {};
  for (const path of names) {
    const data = readData(project, path);
    const name = /([\w-]+)\.\w+$/u.exec(path)?.[1] ?? "";
    if (!isMapping(data)) continue;
    if (/^(?:hugo|config)$/u.test(name)) Object.assign(config, data);
    else config[name] = data;
  }
  const base =
    textOf(
      valueAt(config, "baseURL") ??
        valueAt(config, "baseurl") ??
        valueAt(config, "baseUrl"),
    ) ?? "";
  const parts = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(base);
  const given = textOf(
    valueAt(config, "contentDir") ?? valueAt(config, "contentdir"),
  );
  const languages = valueAt(config, "languages");
  const dirs = isMapping(languages)
    ? Object.values(languages).flatMap(
        (each) =>
          textOf(valueAt(each, "contentDir") ?? valueAt(each, "contentdir")) ??
          [],
      )
    : [];
  const mounts = valueAt(config, "module", "mounts");
  const mounted = listOf(mounts).flatMap((mount) =>
    /^content(?:\/|$)/u.test(textOf(valueAt(mount, "target")) ?? "")
      ? (textOf(valueAt(mount, "source")) ?? [])
      : [],
  );
  const wanted = [...dirs, ...mounted, given ?? "content"].map((name) =>
    posix.join(name, ".").replace(/\/$/u, ""),
  );
  const there = wanted.filter((name) =>
    project.files.some((path) => path.startsWith(`${name}/`)),
  );
  const author =
    valueAt(config, "params", "author") ?? valueAt(config, "author");
  const site = {
    title: textOf(valueAt(config, "title")),
    author: textOf(author) ?? textOf(valueAt(author, "name")),
    origin: parts?.[1],
    base: (parts?.[2] ?? "").replace(/\/+$/u, ""),
    values: flatten(config),
    config,
    folder: "",
    contentFolders: there.length > 0 ? [...new Set(there)] : [project.dir],
    sources: [],
    defaults: [],
    redirects: [],
  };
  const defaults = readCascades(
    project,
    config,
    site.contentFolders,
    (path) => {
      const placed = place(path, site, { ...project, dir: "" });
      return placed === undefined || "reason" in placed ? undefined : placed;
    },
  );
  return { ...site, defaults };
}

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  const folder = site.contentFolders.find((name) => isIn(path, name));
  if (folder === undefined || !isIn(path, project.dir)) return undefined;
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  if (OTHER_MARKUP.test(inner)) return otherMarkup(inner);
  const isHtml = /\.html?$/iu.test(inner);
  if (!MARKDOWN.test(inner) && !isHtml) return undefined;
  if (
    /^(?:archetypes|layouts|themes|static|assets|public|resources|node_modules|i18n|data)\//u.test(
      inner,
    ) &&
    folder === ""
  )
    return undefined;
  const bare = inner.replace(/\.\w+$/u, "");
  const known = valueAt(site.config, "languages");
  const suffix = /\.([a-z]{2,3}(?:-[a-z]{2,4})?)$/iu.exec(bare)?.[1];
  const isLanguage =
    suffix !== undefined &&
    (isMapping(known)
      ? Object.keys(known).some(
          (name) => name.toLowerCase() === suffix.toLowerCase(),
        )
      : /^(?:de|en|es|fr|it|ja|ko|nl|pl|pt|pt-br|ru|tr|uk|zh|zh-cn|zh-tw|zh-hans|zh-hant|vi|id|sv|cs|hi|fa|ar)$/iu.test(
          suffix,
        ));
  const stem = isLanguage ? bare.slice(0, -suffix.length - 1) : bare;
  const name = stem.split("/").at(-1) ?? "";
  const spoken = (
    isLanguage ? suffix : languageOfFolder(folder, known)
  )?.toLowerCase();
  const main = textOf(valueAt(site.config, "defaultContentLanguage")) ?? "en";
  const language =
    spoken === undefined || spoken === main.toLowerCase()
      ? {}
      : { language: spoken };
  if (isHtml && !/^[\w-]/u.test(name)) return undefined;
  const parent = stem.split("/").at(-2);
  const dates = listOf(valueAt(site.config, "frontmatter", "date"));
  const [, date, rest] =
    (dates.includes(":filename")
      ? /^(\d{4}-\d{2}-\d{2})[-_ ]?(.*)$/u.exec(name)
      : null) ?? [];
  const isIndex = name === "index" || name === "_index";
  const bundle = bundleOf(stem, folder, project);
  if (bundle !== undefined)
    return {
      reason: `It belongs to the page of the folder "${bundle}" (a leaf bundle), and Hugo makes no page of it: move it out of there if it should be one.`,
      isEmpty: true,
    };
  return {
    stem:
      isIndex && name === "index" && parent !== undefined
        ? stem.slice(0, -"/index".length)
        : stem,
    folder,
    syntax: "markdown",
    ...(isHtml ? { isHtml: true } : {}),
    kind: name === "_index" ? "section" : "post",
    slug: isIndex
      ? (parent ?? folder.split("/").at(-1) ?? "home")
      : rest || name,
    ...(date === undefined ? {} : { date }),
    ...language,
  };
}

/** The folder above a file that is one page with all that lies in it. */
function bundleOf(
  stem: string,
  folder: string,
  project: Project,
): string | undefined {
  const steps = stem.split("/");
  const depth = steps.at(-1) === "index" ? steps.length - 2 : steps.length - 1;
  for (let length = 1; length <= depth; length++) {
    const above = posix.join(folder, ...steps.slice(0, length));
    if (
      ["index.md", "index.markdown", "index.html"].some((name) =>
        project.has(`${above}/${name}`),
      )
    )
      return above;
  }
  return undefined;
}

/** Why Hugo makes no page of a text. */
function noPage(
  { path }: PlacedFile,
  fields: ForeignDocument["fields"],
): string | undefined {
  const render = valueAt(fields.get("build") ?? fields.get("_build"), "render");
  const isBundle = posix.basename(path).startsWith("index.");
  const said = /^(?:never|link|false)$/u.test(String(render))
    ? `build.render: ${String(render)}`
    : isBundle && fields.get("headless") === true
      ? "headless: true"
      : undefined;
  return said === undefined
    ? undefined
    : `Hugo makes no page of it (\`${said}\`): take that out to import it all the same.`;
}

/** The language that has a content folder of its own. */
function languageOfFolder(
  folder: string,
  languages: unknown,
): string | undefined {
  if (!isMapping(languages)) return undefined;
  return Object.entries(languages).find(([, each]) => {
    const dir = valueAt(each, "contentDir") ?? valueAt(each, "contentdir");
    return textOf(dir) === folder;
  })?.[0];
}
