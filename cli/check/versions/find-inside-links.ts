import { decodeAddress } from "../../model/decode-address.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { RelatedPlace } from "../../model/diagnostic.ts";
import { rangeOfField, type Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import { placeOf } from "../../model/place-of.ts";

/** The places that link to each of these targets, such as `/blog/a-post#a-heading`, in bodies and in fields. */
export function findInsideLinks(
  folder: CompiledFolder,
  wanted: readonly string[],
): Map<string, RelatedPlace[]> {
  const found = new Map<string, RelatedPlace[]>(
    wanted.map((target) => [target, []]),
  );
  const add = (entry: Entry, target: string, range: () => TextRange) => {
    const places = found.get(target);
    if (places === undefined) return;
    const place = placeOf(entry.source, range());
    places.push({ ...place, message: `links to ${target}` });
  };
  for (const entry of folder.entries)
    for (const { end, start, target } of entry.body.links)
      if (target.includes("#"))
        add(entry, toTarget(target, entry.path), () => ({ start, end }));
  const all: Entry[] = [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ];
  for (const entry of all) {
    const own = entry.kind === "markdown" ? entry.path : "";
    for (const field of entry.meanings) {
      const { meaning, value } = field;
      if (!value.includes("#")) continue;
      const targets =
        meaning.kind === "link"
          ? [value]
          : meaning.kind === "markdown"
            ? (value.match(/\/[^\s()<>"'`]*#[^\s()<>"'`]+/gu) ?? [])
            : [];
      for (const target of targets)
        add(entry, toTarget(target, own), () => rangeOfField(entry, field));
    }
  }
  return found;
}

/** `/path?query#anchor` as `/path#anchor`, decoded. `#anchor` alone is on the page itself. */
function toTarget(written: string, own: string): string {
  const [beforeHash = "", hash = ""] = written.split("#", 2);
  const path = beforeHash.replace(/\?.*$/u, "");
  return `${decodeAddress(path === "" ? own : path)}#${decodeAddress(hash)}`;
}
