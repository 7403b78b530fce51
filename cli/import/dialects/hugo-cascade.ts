import type { Project } from "../project/open-project.ts";
import { readFrontMatter } from "../project/front-matter.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import {
  fitsGlob,
  folderOf,
  isIn,
  type ForeignSite,
  type PlacedFile,
  type SiteDefault,
} from "./dialect.ts";
import { mainLanguage } from "./hugo.ts";

const SECTION_PAGE = /(?:^|\/)_index\.(?:[\w-]+\.)?(?:md|markdown|html)$/u;

/**
 * What the configuration and the pages of sections hand down to the pages below, the weakest first: the nearest
 * section wins, and in one list what stands first. See https://gohugo.io/content-management/front-matter/#cascade.
 */
export function readCascades(
  project: Project,
  { config, sources }: ForeignSite,
  configFile: string,
): SiteDefault[] {
  const main = mainLanguage(config);
  const sections = project.files
    .filter(
      (path) =>
        SECTION_PAGE.test(path) &&
        sources.some(({ folder }) => isIn(path, folder)),
    )
    .toSorted((a, b) => a.split("/").length - b.split("/").length)
    .flatMap((file) => {
      const matter = readFrontMatter(project.readText(file) ?? "");
      if (typeof matter === "string") return [];
      return toDefaults(file, matter.fields.get("cascade"), main);
    });
  return [
    ...toDefaults(configFile, valueAt(config, "cascade"), main),
    ...sections,
  ];
}

function toDefaults(
  file: string,
  cascade: unknown,
  main: string,
): SiteDefault[] {
  const folder = SECTION_PAGE.test(file) ? folderOf(file) : "";
  return listOf(cascade)
    .filter(isMapping)
    .toReversed()
    .map(({ _target, params, target = _target, ...values }) => ({
      file,
      values: { ...(isMapping(params) ? params : {}), ...values },
      appliesTo: (given) =>
        isIn(given.path, folder) && isTarget(given, target, main),
    }));
}

function isTarget(
  { placed }: PlacedFile,
  target: unknown,
  main: string,
): boolean {
  const isSection = placed.kind === "section";
  const path = `/${isSection ? folderOf(placed.stem) : placed.stem}`;
  const facts = {
    path: path.toLowerCase().replaceAll(" ", "-"),
    kind: !isSection ? "page" : path === "/" ? "home" : "section",
    lang: placed.language ?? main,
    environment: "production",
  };
  return Object.entries(facts).every(([name, value]) => {
    const pattern = textOf(valueAt(target, name));
    return (
      pattern === undefined ||
      fitsGlob(
        value.replace(/^\//u, ""),
        pattern.replaceAll(/(^|[{,])\//gu, "$1"),
      )
    );
  });
}
