import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { Subject } from "./subject.ts";
import type { CollectionName } from "#schema";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { WrittenText } from "../../model/written-text.ts";

/** The part of a target that names a subject. */
export interface Match extends TextRange {
  names: "address" | "id" | "image";
  /** The former address that a link uses. */
  via?: string;
}

/** The hosts of the site, in lower case. A link to one of them is a link inside the site. */
export type OwnHosts = ReadonlySet<string>;

/**
 * The part of a mention that names the subject. Undefined if it names something else.
 * @param file the file with the mention, for relative paths
 */
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
  // The Markdown source of a page has its address plus `.md`, and a final slash is ignored.
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
  return (
    (fragment?.path === page
      ? matchFragment(value, path.end, fragment.id)
      : undefined) ??
    (query?.path === page ? matchQuery(value, path.end, query) : undefined)
  );
}

function matchFragment(
  value: string,
  from: number,
  id: string,
): Match | undefined {
  const hash = value.indexOf("#", from);
  const written = value.slice(hash + 1);
  const isMeant = hash !== -1 && decodeAddress(written) === id;
  return isMeant ? idAt(hash + 1, written.length) : undefined;
}

function matchQuery(
  value: string,
  from: number,
  { id, parameter }: NonNullable<Subject["query"]>,
): Match | undefined {
  const rest = value.slice(from).replace(/#.*$/s, "");
  const pattern = new RegExp(`[?&]${RegExp.escape(parameter)}=([^&]*)`, "g");
  for (const { 0: whole, 1: written = "", index } of rest.matchAll(pattern))
    if (decodeAddress(written) === id) {
      const start = from + index + whole.length - written.length;
      return idAt(start, written.length);
    }
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

/** The path in an address inside the site. Undefined if it leads elsewhere. */
function findPath(value: string, hosts: OwnHosts): TextRange | undefined {
  const [origin = "", host = ""] =
    /^(?:https?:\/\/|(?=www\.))([^/?#\\]*)/i.exec(value) ?? [];
  if (origin !== "" && !hosts.has(host.toLowerCase())) return undefined;
  const start = origin.length;
  const [path = ""] = /^[^?#]*/.exec(value.slice(start)) ?? [];
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  return { start, end: start + path.length };
}

/** The syntax of a mention. */
export type MentionKind =
  | "link"
  | "definition"
  | "autolink"
  | "html-link"
  | "image"
  | "html-image"
  | "placeholder"
  | "reference";

/** A place in a file that names a page, an entry or an image. */
export interface Mention {
  kind: MentionKind;
  /** The address or id, escapes and character references resolved. */
  target: WrittenText;
  /** The collection of the entry that a reference or a placeholder names. */
  collection?: CollectionName;
  /** The field that contains it, such as `categories[1]`. Undefined in the body of an entry. */
  field?: string;
  /** The same field as a path. */
  path?: FieldPath;
  /** The range to report: the whole link, or the value of the field. */
  range: TextRange;
  /** The name of the YAML anchor, if the value is an alias `*name`. */
  repeats?: string;
  /** False if the text is written elsewhere, as with an alias `*name`. */
  editable: boolean;
}
