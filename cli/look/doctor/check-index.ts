import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { INDEX_VERSION, type Preview } from "#schema";
import { formatSortedJson } from "../../model/sorted-json.ts";
import { count } from "../../report/report.ts";
import { fail, ok, warn, type Finding, type Surroundings } from "./finding.ts";

const BUILD = "`content build`.";

export interface StoredIndex {
  text: string;
  preview: Preview;
  /** True if it was built with `--git-dates`. */
  hasGitDates: boolean;
}

/** Reads the index, or reports that it is missing, broken or of another version. */
export async function readIndex({
  folders,
  show,
}: Surroundings): Promise<Finding | StoredIndex> {
  const path = join(folders.outDir, "index.json");
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined)
    return warn("index", `There is no ${show(path)} yet.`, BUILD);
  const index = parseIndex(text);
  if (index === undefined)
    return fail("index", `${show(path)} is not a compiled index.`, BUILD);
  const { digest, preview, version, ...others } = index;
  if (version !== INDEX_VERSION)
    return fail(
      "index",
      `${show(path)} has version ${JSON.stringify(version)}; this tool and its server read ${INDEX_VERSION}.`,
      BUILD,
    );
  const body =
    preview === undefined
      ? { version, ...others }
      : { version, preview, ...others };
  const found = hash("sha256", formatSortedJson(body));
  if (found !== digest)
    return fail(
      "index",
      `${show(path)} has changed since it was built: its digest does not match.`,
      BUILD,
    );
  const hasGitDates = "changes" in others;
  return { text, preview: parsePreview(preview), hasGitDates };
}

/** Reports whether the index is what a build would write. */
export function compareIndex(
  stored: StoredIndex,
  fresh: Uint8Array | undefined,
  errors: number,
): Finding {
  if (fresh === undefined)
    return warn(
      "index",
      `The index cannot be updated: the content has ${count(errors, "error")}.`,
      "`content validate` shows them.",
    );
  if (!Buffer.from(stored.text).equals(fresh))
    return warn("index", "The index is older than the content.", BUILD);
  const { drafts, future } = stored.preview;
  return drafts || future
    ? warn(
        "index",
        "The index is a preview with content that visitors must not see yet.",
        "Before it is served: `content build`.",
      )
    : ok("index", "The index is up to date.");
}

function parseIndex(text: string): Record<string, unknown> | undefined {
  try {
    const index: unknown = JSON.parse(text);
    if (typeof index !== "object" || index === null) return undefined;
    return "digest" in index ? { ...index } : undefined;
  } catch {
    return undefined;
  }
}

function parsePreview(preview: unknown): Preview {
  const has = (name: string) =>
    typeof preview === "object" &&
    preview !== null &&
    Reflect.get(preview, name) === true;
  return { drafts: has("drafts"), future: has("future") };
}
