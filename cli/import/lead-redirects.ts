import { canonicalAddress } from "../model/canonical-address.ts";
import { createFinder, toAlias } from "./addresses.ts";
import type { ForeignDocument, ForeignSite } from "./dialects/dialect.ts";
import type { ReportLoss } from "./losses.ts";
import type { Skipped } from "./read-documents.ts";
import { toLocal } from "./site-origin.ts";

/** A chain of redirects longer than this is a loop. */
const MAX_STEPS = 10;

/**
 * The documents with the addresses that redirects of the site lead to them. A redirect that leads to none of them is
 * reported where it stands.
 */
export function leadRedirects(
  documents: readonly ForeignDocument[],
  site: ForeignSite,
  reportFor: (file: string) => ReportLoss,
): { documents: ForeignDocument[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const finder = createFinder(documents, site);
  const formerly = new Map<ForeignDocument, string[]>();
  const byAddress = new Map(
    site.redirects.flatMap((redirect) =>
      redirect.from.map((from) => [keyOf(from), redirect] as const),
    ),
  );
  for (const { file, from, page, to } of site.redirects) {
    const found = follow(to);
    if (found !== undefined)
      formerly.set(found, [...(formerly.get(found) ?? []), ...from]);
    if (page !== undefined) {
      const outcome =
        found === undefined
          ? "set that redirect up where the site is served"
          : "that text takes over its address";
      const reason = `${page}: it redirects to ${to}, ${outcome}.`;
      skipped.push({ file, reason, isEmpty: true });
    } else if (found === undefined)
      for (const address of from)
        reportFor(file)(
          1,
          "address",
          `${address} -> ${to}`,
          "no redirect: it leads to nothing that was imported (set it up where the site is served)",
        );
  }
  const led = documents.map((document) => {
    const addresses = formerly.get(document);
    return addresses === undefined
      ? document
      : { ...document, formerly: addresses };
  });
  return { documents: led, skipped };

  function follow(to: string): ForeignDocument | undefined {
    let target: string | undefined = to;
    for (let step = 0; target !== undefined && step < MAX_STEPS; step++) {
      const local: string | undefined = toLocal(target, site);
      if (local === undefined) return undefined;
      const path = `/${local.replace(/[?#].*$/u, "").replace(/^\/+/u, "")}`;
      const found = finder.byAddress(path);
      if (found !== undefined) return found;
      target = byAddress.get(keyOf(path))?.to;
    }
    return undefined;
  }
}

function keyOf(address: string): string {
  return canonicalAddress(toAlias(address) ?? address);
}
