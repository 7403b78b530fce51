import { createHash } from "node:crypto";
import { toSlug } from "../change/new/default-values.ts";
import { decodeAddress } from "../model/decode-address.ts";

/** A document that needs an address of its own. */
export interface SlugWish {
  path: string;
  /** The slug or address that the document asks for itself. */
  own: string | undefined;
  /** From the file's name. */
  fromName: string;
  /** Folders between the content folder and the file. */
  folders: readonly string[];
  language: string | undefined;
  /** Of a post, the folders say little: it has a date. */
  isPost: boolean;
}

const MAX_LENGTH = 80;
/** Steps of a path that say nothing of one text. */
const GENERAL =
  /^(?:\d{1,4}|_?(?:posts?|blog|docs|articles?|content|index|pages?))$/iu;

/**
 * One slug for each document. A post is named by its own slug or its file, a page by its folders too, since many pages
 * are called `install`. Where two come out alike, all of them get more of their folders, and then a number. In the
 * order of paths, so that it comes out the same each time.
 * @param reserved slugs that no entry may take
 */
export function chooseSlugs(
  wishes: readonly SlugWish[],
  reserved: ReadonlySet<string>,
): Map<string, string> {
  const candidates = new Map(wishes.map((wish) => [wish, candidatesOf(wish)]));
  const claims = new Map<string, number>();
  for (const names of candidates.values())
    for (const name of new Set(names))
      claims.set(name, (claims.get(name) ?? 0) + 1);
  const taken = new Set([...reserved, "index", "readme"]);
  const chosen = new Map<string, string>();
  for (const [{ path }, names] of candidates) {
    const isFree = (name: string) => name !== "" && !taken.has(name);
    const named =
      names.find((name) => isFree(name) && claims.get(name) === 1) ??
      names.findLast(isFree) ??
      nameWithNumber(names.find((name) => name !== "") ?? hashOf(path), taken);
    taken.add(named);
    chosen.set(path, named);
  }
  return chosen;
}

/** What a document could be called, the shortest first. */
function candidatesOf({
  folders,
  fromName,
  isPost,
  language,
  own,
}: SlugWish): string[] {
  const wished = stepsOf(own).filter((step) => step !== language);
  const steps = wished.length > 0 ? wished : [fromName];
  const name = steps.at(-1) ?? "";
  // A name such as `09` says nothing without its folders.
  const isBare = GENERAL.test(name);
  const around = folders.filter((step) => isBare || !GENERAL.test(step));
  // A page in a folder of its own name says it once.
  if (around.at(-1) === name) around.pop();
  const isAlone = !isBare && (isPost || wished.length > 0);
  const first = isAlone ? steps : [...around, ...steps];
  const all = [
    first,
    ...around.map((_, at) => [...around.slice(-at - 1), ...steps]),
  ];
  return all
    .map((parts) =>
      shorten(
        [...parts, ...(language === undefined ? [] : [language])].map(toSlug),
      ),
    )
    .filter((slug) => slug !== "");
}

/** A pattern such as `/:title/` or a template, or the name of a pattern of Jekyll. */
const PATTERN = /:[a-z_]|\{[{%]|^(?:date|pretty|ordinal|weekdate|none)$/u;

/** The steps of an address that say something. */
function stepsOf(own = ""): string[] {
  if (PATTERN.test(own)) return [];
  const steps = decodeAddress(own)
    .replace(/^https?:\/\/[^/]+/iu, "")
    .replace(/\.html?$/u, "")
    .split("/")
    .filter((step) => toSlug(step) !== "");
  const told = steps.filter((step) => !GENERAL.test(step));
  return told.length > 0 ? told : steps.slice(-1);
}

/** As many steps from the end as fit. */
function shorten(steps: readonly string[]): string {
  const named = steps.filter((step) => step !== "");
  while (named.length > 1 && named.join("-").length > MAX_LENGTH) named.shift();
  return named.join("-").slice(0, MAX_LENGTH).replace(/-+$/u, "");
}

function hashOf(path: string): string {
  return `entry-${createHash("sha256").update(path).digest("hex").slice(0, 8)}`;
}

function nameWithNumber(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, MAX_LENGTH - 6)}-${number}`;
    if (!taken.has(next)) return next;
  }
}
