import { setImmediate as nextTurn } from "node:timers/promises";
import * as z from "zod/mini";
import {
  INDEX_VERSION,
  siteContentIndex,
  type ContentLists,
  type SiteContentIndex,
} from "#schema";
import { AppError } from "../app-error.ts";

const BUILD = "Build it with `npx content build`.";

/** Entries of each collection that are checked at once. Requests are handled in between. */
const CHUNK = 250;

const listsOf = z.looseObject({
  collections: z.record(z.string(), z.array(z.unknown())),
});

const broken = (file: string, what: string, cause?: unknown) =>
  new AppError(
    "content_index_broken",
    `The content index ${file} is ${what}.`,
    { hint: BUILD, cause },
  );

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw broken(file, "not JSON", cause);
  }
}

function checkVersion(value: unknown, file: string): void {
  const version: unknown = Object(value).version;
  if (version === INDEX_VERSION) return;
  throw new AppError(
    "content_index_version",
    `The content index ${file} has version ${JSON.stringify(version)}; this server reads version ${INDEX_VERSION}.`,
    {
      hint: "Build it with the toolchain of this release: `npx content build`.",
    },
  );
}

/** @param start the place of the first entry of each list */
function mustParse<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
  file: string,
  start = 0,
): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue, ...others] = parsed.error.issues;
  const path = (issue?.path ?? []).map((part) =>
    typeof part === "number" ? part + start : part,
  );
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  const place = path.join(".") || "its root";
  throw broken(file, `broken at ${place}: ${issue?.message}${more}`);
}

function append<Name extends keyof ContentLists>(
  name: Name,
  lists: ContentLists,
  more: ContentLists,
): void {
  const list: ContentLists[Name][number][] = lists[name];
  list.push(...more[name]);
}

const isListName = (name: string): name is keyof ContentLists =>
  name in siteContentIndex.shape.collections.shape;

/**
 * Parses and validates the compiled index, in steps, so that a large one does not hold up requests.
 * @param file the index's path, for messages
 * @throws AppError when it is not JSON, has another version, or lacks what a site needs
 */
export async function parseContentIndex(
  text: string,
  file: string,
): Promise<SiteContentIndex> {
  const value = parseJson(text, file);
  checkVersion(value, file);
  const given = mustParse(listsOf, value, file);
  const sizes = Object.values(given.collections).map(({ length }) => length);
  const partAt = (start: number) => ({
    ...given,
    collections: Object.fromEntries(
      Object.entries(given.collections).map(([name, list]) => [
        name,
        list.slice(start, start + CHUNK),
      ]),
    ),
  });
  const index = mustParse(siteContentIndex, partAt(0), file);
  for (let start = CHUNK; start < Math.max(...sizes); start += CHUNK) {
    await nextTurn();
    const { collections } = siteContentIndex.shape;
    const lists = partAt(start).collections;
    const part = mustParse(collections, lists, file, start);
    for (const name of Object.keys(part))
      if (isListName(name)) append(name, index.collections, part);
  }
  return index;
}
