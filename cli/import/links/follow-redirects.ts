import { canonicalAddress } from "../../model/canonical-address.ts";
import type {
  ForeignDocument,
  ForeignSite,
  SiteRedirect,
} from "../dialects/dialect.ts";
import type { ReportFor } from "../losses.ts";
import type { Skipped } from "../project/open-project.ts";
import { toAlias } from "./add-aliases.ts";
import { createFinder, toLocal } from "./find-document.ts";

/** A chain of redirects longer than this is a loop. */
const MAX_STEPS = 10;

/**
 * Gives documents the addresses that redirects of the site lead to them. A redirect that leads to none of them is
 * reported where it stands.
 */
export function followRedirects(
  documents: readonly ForeignDocument[],
  redirects: readonly SiteRedirect[],
  site: ForeignSite,
  skipped: Skipped[],
  reportFor: ReportFor,
): ForeignDocument[] {
  const finder = createFinder(documents, site);
  const targets = new Map(
    redirects.flatMap(({ from, to }) => from.map((each) => [keyOf(each), to])),
  );
  const formerly = new Map<ForeignDocument, string[]>();
  for (const redirect of redirects) {
    const found = follow(redirect.to);
    if (found)
      formerly.set(found, [...(formerly.get(found) ?? []), ...redirect.from]);
    reportRedirect(redirect, found !== undefined, skipped, reportFor);
  }
  return documents.map((document) => {
    const addresses = formerly.get(document);
    return addresses === undefined
      ? document
      : { ...document, formerly: addresses };
  });

  function follow(to: string): ForeignDocument | undefined {
    let target: string | undefined = to;
    for (let step = 0; target !== undefined && step < MAX_STEPS; step++) {
      const path: string | undefined = toLocal(target, site)
        ?.replace(/[?#].*$/u, "")
        .replace(/^\/*/u, "/");
      const found = path === undefined ? undefined : finder.byAddress(path);
      if (found !== undefined || path === undefined) return found;
      target = targets.get(keyOf(path));
    }
    return undefined;
  }
}

function reportRedirect(
  { file, from, page, to }: SiteRedirect,
  isFound: boolean,
  skipped: Skipped[],
  reportFor: ReportFor,
): void {
  const outcome = isFound
    ? "that text takes over its address"
    : "set that redirect up where the site is served";
  if (page !== undefined)
    skipped.push({
      file,
      reason: `${page}: it redirects to ${to}, ${outcome}.`,
      isEmpty: true,
    });
  else if (!isFound)
    for (const address of from)
      reportFor(file)(
        1,
        "address",
        `${address} -> ${to}`,
        `no redirect: it leads to nothing that was imported (${outcome})`,
      );
}

function keyOf(address: string): string {
  return canonicalAddress(toAlias(address) ?? address);
}
