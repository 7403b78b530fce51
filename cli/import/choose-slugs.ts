import { digestOf } from "../compile/read-file.ts";
import { toSlug } from "../model/slug.ts";
import { decodeAddress } from "../model/decode-address.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import type { FieldReader } from "./fields/field-reader.ts";

const MAX_LENGTH = 80;
/** Steps of a path that say nothing of one text. */
const GENERAL =
  /^(?:\d{1,4}|_?(?:posts?|blog|docs|articles?|content|index|pages?))$/iu;
/** A pattern such as `/:title/` or a template, or the name of a pattern of Jekyll. */
const PATTERN = /:[a-z_]|\{[{%]|^(?:date|pretty|ordinal|weekdate|none)$/u;

/**
 * One slug for each document. A post is named by its own slug or its file, a page by its folders too, since many pages
 * are called `install`. Where two come out alike, all of them get more of their folders, and then a number.
 * @param reserved slugs that no entry may take
 */
export function chooseSlugs(wishes: FieldReader[], reserved: Iterable<string>) {
  const names = new Map(wishes.map((wish) => [wish.document, namesFor(wish)]));
  const claims = Map.groupBy([...names.values()].flat(), (name) => name);
  const taken = new Set([...reserved, "index", "readme"]);
  const chosen = new Map<ForeignDocument, string>();
  for (const [document, wanted] of names) {
    const free = wanted.filter((name) => !taken.has(name));
    const own = free.find((name) => claims.get(name)?.length === 1);
    const digest = digestOf(Buffer.from(document.path));
    const usual = wanted[0] ?? `entry-${digest.slice(0, 8)}`;
    let slug = own ?? free.at(-1) ?? usual;
    for (let number = 2; taken.has(slug); number++)
      slug = `${usual.slice(0, MAX_LENGTH - 6)}-${number}`;
    taken.add(slug);
    chosen.set(document, slug);
  }
  return chosen;
}

/** What a document could be called, the best first. */
function namesFor({ date, document, slug = "" }: FieldReader): string[] {
  const { placed } = document;
  const path = slug.replace(/^https?:\/\/[^/]+|\.html?$/giu, "");
  const all = PATTERN.test(slug) ? [] : decodeAddress(path).split("/");
  const said = all.filter((step) => toSlug(step) && !GENERAL.test(step));
  const wished = said.length > 0 ? said : all.filter(toSlug).slice(-1);
  const steps = wished.length > 0 ? wished : [placed.slug];
  // A name such as `09` says nothing without its folders.
  const isBare = GENERAL.test(steps.at(-1) ?? "");
  const folders = placed.stem.split("/").slice(0, -1);
  const around = folders.filter((step) => isBare || !GENERAL.test(step));
  // A page in a folder of its own name says it once.
  if (around.at(-1) === steps.at(-1)) around.pop();
  const isPost = placed.kind === "post" || date !== undefined;
  const isAlone = !isBare && (isPost || wished.length > 0);
  const first = isAlone ? steps : [...around, ...steps];
  const longer = around.map((_, at) => [...around.slice(-at - 1), ...steps]);
  const names = [first, ...longer].map(joinSlug);
  return [...new Set(names)].filter((name) => name !== "");
}

/** As many steps from the end as fit. */
function joinSlug(steps: readonly string[]): string {
  const named = steps.map(toSlug).filter((step) => step !== "");
  while (named.length > 1 && named.join("-").length > MAX_LENGTH) named.shift();
  return named.join("-").slice(0, MAX_LENGTH).replace(/-+$/u, "");
}
