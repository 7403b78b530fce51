import { entryStatus, instantToMillis } from "#schema";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { LinkedSite } from "./link-table.ts";
import { reportLink, type WrittenLink } from "./written-link.ts";

/** Reports a link to a page that is a draft, has expired, or goes live later than the linking page. */
export function checkVisibility(
  link: WrittenLink,
  page: MarkdownEntry,
  { live, now }: Pick<LinkedSite, "live" | "now">,
): Diagnostic | undefined {
  const own = link.entry.kind === "markdown" ? link.entry : undefined;
  if (live.has(page) || own?.common.draft) return undefined;
  switch (entryStatus(page.common, now)) {
    case "draft": {
      const message = `The page ${page.path} is a draft (${page.file}), but this entry is not.`;
      const stableMessage = `The page ${page.path} is a draft.`;
      return reportLink(link, "link/draft-target", message, { stableMessage });
    }
    case "expired":
      // Nobody sees the links of an expired page.
      if (own && entryStatus(own.common, now) === "expired") return undefined;
      return reportLink(
        link,
        "link/expired-target",
        `The page ${page.path} expired at ${page.common.expiresAt ?? ""} (${page.file}).`,
        { stableMessage: `The page ${page.path} expired.` },
      );
    case "scheduled":
      return reportScheduled(link, own, page);
    case "live":
      live.add(page);
      return undefined;
  }
}

function reportScheduled(
  link: WrittenLink,
  own: MarkdownEntry | undefined,
  page: MarkdownEntry,
): Diagnostic | undefined {
  const from = startOf(page) ?? "";
  const ownFrom = own && startOf(own);
  if (ownFrom && instantToMillis(from) <= instantToMillis(ownFrom))
    return undefined;
  const message = `The page ${page.path} does not go live until ${from} (${page.file}), which is after this entry.`;
  return reportLink(link, "link/draft-target", message, {
    help: "Leave the link out until then.",
    stableMessage: `The page ${page.path} goes live later.`,
  });
}

function startOf({ common }: MarkdownEntry): string | undefined {
  return common.publishAt ?? common.date;
}
