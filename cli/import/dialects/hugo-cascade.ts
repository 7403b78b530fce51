import { posix } from "node:path";
import { fitsGlob } from "../project/fits-glob.ts";
import { readFrontMatter } from "../project/front-matter.ts";
import type { Project } from "../project/open-project.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import type { Placed, PlacedFile, SiteDefault } from "./dialect.ts";

/**
 * What the configuration and the pages of sections hand down to the pages below, the weakest first: the nearest
 * section wins, and in one list what stands first. See https://gohugo.io/content-management/front-matter/#cascade.
 * @param placeOf what the path of a section's page says
 */
export function readCascades(
  project: Project,
  config: unknown,
  contentFolders: readonly string[],
  placeOf: (path: string) => Placed | undefined,
): SiteDefault[] {
  const main = textOf(valueAt(config, "defaultContentLanguage")) ?? "en";
  const sections = project.files
    .filter(
      (path) =>
        /(?:^|\/)_index\.(?:[\w-]+\.)?(?:md|markdown|html)$/u.test(path) &&
        contentFolders.some(
          (folder) => folder === "" || path.startsWith(`${folder}/`),
        ),
    )
    .toSorted((a, b) => a.split("/").length - b.split("/").length)
    .flatMap((path) => {
      const matter = readFrontMatter(project.readText(path) ?? "");
      const placed = placeOf(path);
      if ("problem" in matter || placed === undefined) return [];
      const folder = posix.dirname(path);
      const isBelow = (file: PlacedFile) =>
        file.path.startsWith(`${folder}/`) &&
        file.placed.language === placed.language;
      return toDefaults(matter.fields.get("cascade"), main, isBelow);
    });
  return [
    ...toDefaults(valueAt(config, "cascade"), main, () => true),
    ...sections,
  ];
}

function toDefaults(
  cascade: unknown,
  main: string,
  isBelow: (file: PlacedFile) => boolean,
): SiteDefault[] {
  return listOf(cascade)
    .filter(isMapping)
    .toReversed()
    .map(({ _target, params, target = _target, ...values }) => ({
      values: { ...(isMapping(params) ? params : {}), ...values },
      appliesTo: (file) => isBelow(file) && isTarget(file, target, main),
    }));
}

function isTarget(
  { placed }: PlacedFile,
  target: unknown,
  main: string,
): boolean {
  const fits = (name: string, value: string) => {
    const pattern = textOf(valueAt(target, name));
    return pattern === undefined || fitsGlob(value, pattern);
  };
  const steps = placed.stem.split("/");
  const isSection = placed.kind === "section";
  const path = `/${(isSection ? steps.slice(0, -1) : steps).join("/")}`;
  const kind = isSection ? (path === "/" ? "home" : "section") : "page";
  return (
    fits("path", path.toLowerCase().replaceAll(" ", "-")) &&
    fits("kind", kind) &&
    fits("lang", placed.language ?? main) &&
    fits("environment", "production")
  );
}
