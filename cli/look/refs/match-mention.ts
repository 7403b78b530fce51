import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { Mention } from "./mention.ts";
import type { Subject } from "./subject.ts";

/** The stretch of a target that names a subject. */
export interface Match extends TextRange {
  names: "address" | "id" | "image";
  /** The former address that a link goes by. */
  via?: string;
}

/** Hosts that the site answers on, in lower case: links there are links to ourselves. */
export type OwnHosts = ReadonlySet<string>;

/** Where a mention in a file names a subject; undefined when it names something else. */
export function matchMention(
  { collection, kind, target: { value } }: Mention,
  file: string,
  subject: Subject,
  hosts: OwnHosts,
): Match | undefined {
  if (kind === "reference" || kind === "placeholder") {
    const { reference } = subject;
    const isMeant =
      reference?.collection === collection && reference?.id === value;
    return isMeant ? { names: "id", start: 0, end: value.length } : undefined;
  }
  if (subject.image) return matchImage(value, kind, file, subject, hosts);
  const path = findPath(value, hosts);
  return path && matchPage(value, path, subject);
}

function matchPage(
  value: string,
  path: TextRange,
  { addresses, fragment, query }: Subject,
): Match | undefined {
  const written = value.slice(path.start, path.end);
  // The source of a page is served beside it, and a final slash is forgiven.
  for (const suffix of ["", ".md", "/"]) {
    if (!written.endsWith(suffix)) continue;
    const end = path.end - suffix.length;
    const address = decodeAddress(value.slice(path.start, end));
    const known = addresses.indexOf(address);
    if (known === -1) continue;
    const via = known > 0 ? { via: address } : {};
    return { names: "address", start: path.start, end, ...via };
  }
  const page = decodeAddress(written);
  const rest = value.slice(path.end);
  if (fragment?.path === page) {
    const [before, id] = /^([^#]*#)(.*)$/s.exec(rest)?.slice(1) ?? [];
    if (
      before !== undefined &&
      id !== undefined &&
      decodeAddress(id) === fragment.id
    )
      return idAt(path.end + before.length, id.length);
  }
  if (query?.path !== page) return undefined;
  for (const { 0: whole, 1: id = "", index } of rest
    .replace(/#.*$/s, "")
    .matchAll(new RegExp(`[?&]${query.parameter}=([^&]*)`, "g")))
    if (decodeAddress(id) === query.id)
      return idAt(path.end + index + whole.length - id.length, id.length);
  return undefined;
}

function idAt(start: number, length: number): Match {
  return { names: "id", start, end: start + length };
}

function matchImage(
  value: string,
  kind: Mention["kind"],
  file: string,
  { image }: Subject,
  hosts: OwnHosts,
): Match | undefined {
  if (image?.path.startsWith("/")) {
    const path = findPath(value, hosts);
    const isMeant =
      path && decodeAddress(value.slice(path.start, path.end)) === image.path;
    return isMeant ? { names: "image", ...path } : undefined;
  }
  if (/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(value)) return undefined;
  if (kind === "link" || kind === "html-link" || kind === "autolink")
    return undefined;
  const end = value.length;
  const path = posix.join(posix.dirname(file), decodeAddress(value));
  return path === image?.path ? { names: "image", start: 0, end } : undefined;
}

/** The path in an address inside the site; undefined for one that leads elsewhere. */
function findPath(value: string, hosts: OwnHosts): TextRange | undefined {
  const [origin = "", host = ""] =
    /^(?:https?:\/\/|(?=www\.))([^/?#\\]*)/i.exec(value) ?? [];
  if (origin !== "" && !hosts.has(host.toLowerCase())) return undefined;
  const start = origin.length;
  const [path = ""] = /^[^?#]*/.exec(value.slice(start)) ?? [];
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  return { start, end: start + path.length };
}
