import type { FolderContext } from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { textAt } from "../../model/value-at.ts";
import { collectionOfFile } from "../collection-of-file.ts";
import { createDiagnostic } from "../create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

/** The collections in which a resource's slug is looked up, in this order. */
const TARGETS = ["guides", "blog"];

/** The slug of a resource belongs to a guide or a post; otherwise the site would leave the resource out silently. */
export function checkResources({ folder }: FolderContext): Diagnostic[] {
  const pages = folder.entries.filter(({ collection }) =>
    TARGETS.includes(collection),
  );
  const bySlug = Map.groupBy(pages, ({ slug }) => slug);
  const unread = new Set(folder.unread.map(collectionOfFile));
  const isUnsure = TARGETS.some((target) => unread.has(target));
  return folder.records.flatMap((record) => {
    const slug = textAt(record.raw, "slug");
    if (record.collection !== "resources" || !slug) return [];
    const found = bySlug.get(slug) ?? [];
    const page =
      found.find(({ collection }) => collection === TARGETS[0]) ?? found[0];
    const range = () => record.yaml.rangeOf([...record.base, "slug"]);
    if (page?.common.draft) {
      const message = `\`slug\` names "${slug}", which is a draft (${page.file}): the resource is left out until it is published.`;
      const gist = `\`slug\` names "${slug}", a draft.`;
      const rule = "ref/draft-target";
      return [
        createDiagnostic(rule, record.source, range(), message, { gist }),
      ];
    }
    if (page !== undefined || isUnsure) return [];
    const meant = nearestWord(slug, bySlug.keys());
    const message = `\`slug\` names "${slug}", but there is no such guide or post.${formatSuggestion(meant)}`;
    const help = meant
      ? `Write \`${meant}\`.`
      : "Correct the slug, or give an externalUrl instead.";
    const rule = "ref/missing";
    return [createDiagnostic(rule, record.source, range(), message, { help })];
  });
}
