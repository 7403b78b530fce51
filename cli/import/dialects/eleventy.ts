import { posix } from "node:path";
import {
  type Project,
  folderOf,
  isIn,
  isNamed,
  joinPath,
} from "../project/open-project.ts";
import { textAt, textOf, textsOf } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { visibilityIn } from "../fields/visibility.ts";
import type { Dialect, SiteDefault } from "./dialect.ts";

/** Calls in the configuration that decide which texts are read. */
const CALLS =
  /\.(?:setInputDirectory\(|ignores\.add\((?!\s*["'`][^"'`$]+["'`]\s*\)))/gu;
const IGNORED = /\.ignores\.add\(\s*["'`]([^"'`$]+)["'`]\s*\)/gu;
const SOMETIMES = "a draft: some builds of the old site leave the text out";
/** What a program says in plain words. */
const SAID =
  /["']?([A-Za-z_]\w*)["']?\s*:\s*(true|false|"[^"\n]*"|'[^'\n]*')/gu;

/** Eleventy: every text of the input folder is a page at its path, unless `permalink` says otherwise. */
export const eleventy: Dialect = {
  configuration: /^(?:\.eleventy\.js|eleventy\.config\.[cm]?[jt]s)$/u,
  templating: "liquid",
  ownAddress: "permalink",
  templates:
    /\.(?:njk|liquid|webc|hbs|handlebars|mustache|ejs|pug|vto|html?|11ty\.[cm]?[jt]sx?)$/iu,
  noPage: { permalink: /^false$/u },
  readSite({ config, file, folder: root }, project) {
    const input = textAt(config, "dir.input");
    const text = project.readText(file) ?? "";
    // What a program computes is not known: the usual names of such a folder are tried.
    const isUnknown = input === undefined && /\bdir\b[^]*\binput\b/u.test(text);
    const usual = ["src", "content", "source", "site"].find((name) =>
      project.files.some((path) => isIn(path, joinPath(root, name))),
    );
    const folder = joinPath(root, input ?? ((isUnknown && usual) || ""));
    if (isUnknown) project.reportSetting(file, "dir.input, which is computed");
    const calls = new Set(text.match(CALLS));
    for (const call of calls) project.reportSetting(file, call);
    const facts = project.findFile(/^(?:metadata|site|meta)\.(?:json|ya?ml)$/u);
    return {
      config: readData(project, facts) ?? {},
      areAddressesKnown: !isUnknown && !calls.has(".setInputDirectory("),
      sources: [{ folder, exclude: readSpecial(config) }],
      assets: [posix.relative(root, folder), "", "public"],
      defaults: readFolderData(project, folder),
    };
  },
  place(placed, path, { folder }, project) {
    const program = project.readText(project.findFile(eleventy.configuration));
    for (const found of program?.matchAll(IGNORED) ?? []) {
      const [call, pattern = ""] = found;
      if (!isNamed(path, joinPath(folder, pattern))) continue;
      if (!isConditional(found.input.slice(0, found.index)))
        return "`ignores.add` of the configuration names it, so Eleventy does not read it either.";
      project.reportFor(path)(1, "hidden", call, SOMETIMES);
    }
    const ignored = project.readText(joinPath(folder, ".eleventyignore"));
    const inner = posix.relative(folder, path);
    const lines = textsOf(ignored, /\s*\n\s*/u);
    if (lines.some((line) => !/^[#!]/u.test(line) && isNamed(inner, line)))
      return "`.eleventyignore` names it, so Eleventy does not read it either.";
    const { exclude = [], folder: input } = placed.source;
    const own = posix.relative(input, path);
    return exclude.some((name) => isNamed(own, name)) ? undefined : placed;
  },
  addressOf({ fields, placed }) {
    if ("eleventyComputed" in fields) return undefined;
    if ("permalink" in fields) {
      const own = (textOf(fields.permalink) ?? "{{").replace(
        /\{\{-?\s*page\.fileSlug\s*-?\}\}/u,
        nameOf(placed.stem),
      );
      return /\{[{%]/u.test(own) ? undefined : posix.join("/", own);
    }
    const folder = folderOf(placed.stem);
    const name = posix.basename(placed.stem).replace(/^[\d-]{10}-/u, "");
    // `about/about.md` is the page of its folder, as `about/index.md` is.
    const isIndex = ["index", posix.basename(folder)].includes(name);
    return posix.join("/", folder, isIndex ? "" : name, "/");
  },
};

/** The folders in the input that are no texts: all others are, whatever their names begin with. */
function readSpecial(config: unknown): string[] {
  const usual = ["includes", "layouts", "data", "output"];
  const said = usual.flatMap((name) => textAt(config, `dir.${name}`) ?? []);
  return [...said, "_includes", "_layouts", "_data", "_site"];
}

/** True where the text before a statement leads into a branch that only some builds take. */
function isConditional(before: string): boolean {
  let open = before;
  for (let all = ""; all !== open;) {
    all = open;
    open = all.replaceAll(/\{[^{}]*\}/gu, "");
  }
  const heads = open.split("{");
  const last = heads.pop() ?? "";
  const isBranch = heads.some((head) =>
    /\b(?:if\s*\([^;]*\)|else)\s*$/u.test(head),
  );
  return isBranch || /(?:\bif\s*\([^;\n]*\)|&&|\?)[^;\n]*$/u.test(last);
}

/** The name of a file without its date: `page.fileSlug`. */
function nameOf(stem: string): string {
  const page = stem.replace(/(?<=.)\/index$/u, "");
  return posix.basename(page).replace(/^[\d-]{10}-/u, "");
}

/**
 * `posts/posts.json` gives front matter to all texts of its folder. `posts/posts.11tydata.js` is a program, which is not
 * run: where it gives a permalink, nobody knows the addresses of these texts.
 */
function readFolderData(project: Project, input: string): SiteDefault[] {
  const files = project.files.filter((file) => {
    const name = /([^/]+?)(?:\.11tydata)?\.(?:json|[cm]?js)$/u.exec(file)?.[1];
    return isIn(file, input) && name === posix.basename(folderOf(file));
  });
  return files.map((file) => {
    const path = folderOf(file);
    if (file.endsWith(".json"))
      return { file, path, values: readData(project, file) };
    project.reportSetting(file, "data that a program gives");
    const text = project.readText(file) ?? "";
    const isUnknown = /permalink|eleventyComputed/u.test(text);
    const said = [...text.matchAll(SAID)].map(([, name, value = ""]) => [
      name,
      value.replaceAll(/["']/gu, ""),
    ]);
    const values = visibilityIn(Object.fromEntries(said));
    return {
      file,
      path,
      values: isUnknown ? { ...values, permalink: "{{" } : values,
    };
  });
}
