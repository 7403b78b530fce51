import type { CompileResult } from "../../compile/compile-content.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { RelatedPlace } from "../../model/diagnostic.ts";
import { placeOf } from "../../model/place-of.ts";
import { isOwnAnchor } from "../../rules/link/check-anchor.ts";
import { writtenLinks } from "../../rules/link/check-links.ts";

/** The places that link to each of these targets, such as `/blog/a-post#a-heading`, in bodies and in fields. */
export function findInsideLinks(
  compiled: Pick<CompileResult, "fieldLinks" | "folder">,
  wanted: readonly string[],
): Map<string, RelatedPlace[]> {
  const found = new Map<string, RelatedPlace[]>(
    wanted.map((target) => [target, []]),
  );
  const ownLinks = compiled.folder.entries.flatMap((entry) =>
    entry.body.links
      .filter(({ target }) => isOwnAnchor(target))
      .map(({ target, ...range }) => ({ entry, target, range: () => range })),
  );
  for (const { entry, range, target } of [
    ...ownLinks,
    ...writtenLinks(compiled),
  ]) {
    if (!target.includes("#")) continue;
    const path = entry.kind === "markdown" ? entry.path : "";
    const whole = toTarget(target, path);
    found.get(whole)?.push({
      ...placeOf(entry.source, range()),
      message: `links to ${whole}`,
    });
  }
  return found;
}

/** `/path?query#anchor` as `/path#anchor`, decoded. `#anchor` alone is on the page itself. */
function toTarget(written: string, own: string): string {
  const [beforeHash = "", hash = ""] = written.split("#", 2);
  const path = beforeHash.replace(/\?.*$/u, "");
  return `${decodeAddress(path === "" ? own : path)}#${decodeAddress(hash)}`;
}
