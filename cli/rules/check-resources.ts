import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** The collections that a resource's slug is looked up in, in this order. */
const HOMES = ["guides", "blog"] as const;

/** The slug of a resource is that of a guide or a post: one that leads nowhere would silently be left out. */
export function checkResources({ folder }: FolderContext): Diagnostic[] {
  const resources = folder.records.filter(
    ({ collection }) => collection === "resources",
  );
  if (resources.length === 0) return [];
  const unsure = folder.unread.some((file) => /^(?:guides|blog)\//u.test(file));
  const pages = new Map(
    folder.entries.map((entry) => [`${entry.collection}/${entry.slug}`, entry]),
  );
  const slugs = folder.entries
    .filter(({ collection }) => HOMES.some((home) => home === collection))
    .map(({ slug }) => slug);
  return resources.flatMap(({ base, raw, source, yaml }) => {
    if (typeof raw !== "object" || raw === null || !("slug" in raw)) return [];
    const { slug } = raw;
    if (typeof slug !== "string" || slug === "") return [];
    const [page] = HOMES.flatMap((home) => pages.get(`${home}/${slug}`) ?? []);
    const range = () => yaml.rangeOf([...base, "slug"]);
    if (page?.common.draft) {
      const message = `\`slug\` names "${slug}", which is a draft (${page.file}): the resource is left out until it is published.`;
      return [
        createDiagnostic("ref/draft-target", source, range(), message, {
          gist: `\`slug\` names "${slug}", a draft.`,
        }),
      ];
    }
    if (page !== undefined || unsure) return [];
    const meant = nearestWord(slug, slugs);
    const message = `\`slug\` names "${slug}", but there is no such guide or post.${formatSuggestion(meant)}`;
    const help =
      meant === undefined
        ? "Correct the slug, or give an externalUrl instead."
        : `Write \`${meant}\`.`;
    const rule = "ref/missing";
    return [createDiagnostic(rule, source, range(), message, { help })];
  });
}
