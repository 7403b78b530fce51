import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { INDEX_VERSION, type Preview } from "#schema";
import * as z from "zod/mini";
import { formatSortedJson } from "../../model/sorted-json.ts";
import { count } from "../../report/report.ts";
import {
  fail,
  ok,
  warn,
  type Finding,
  type DoctorContext,
} from "./format-findings.ts";

const BUILD = "`content build`.";

/** What every version of the index has. */
const anyIndex = z.looseObject({
  digest: z.string(),
  version: z.unknown(),
  gitDates: z.optional(z.boolean()),
  preview: z.optional(
    z.looseObject({ drafts: z.boolean(), future: z.boolean() }),
  ),
});

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
}: DoctorContext): Promise<Finding | StoredIndex> {
  const path = join(folders.outDir, "index.json");
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return warn(`There is no ${show(path)} yet.`, BUILD);
  const index = parseIndex(text);
  if (index === undefined)
    return fail(`${show(path)} is not a compiled index.`, BUILD);
  const { digest, ...body } = index;
  const { preview = { drafts: false, future: false }, version } = body;
  if (version !== INDEX_VERSION)
    return fail(
      `${show(path)} has version ${JSON.stringify(version)}; this tool and its server read ${INDEX_VERSION}.`,
      BUILD,
    );
  if (hash("sha256", formatSortedJson(body)) !== digest)
    return fail(
      `${show(path)} has changed since it was built: its digest does not match.`,
      BUILD,
    );
  return { text, preview, hasGitDates: body.gitDates === true };
}

/** Reports whether the index is what a build would write. */
export function compareIndex(
  stored: StoredIndex,
  fresh: string | undefined,
  errors: number,
): Finding {
  if (fresh === undefined)
    return warn(
      `The index cannot be updated: the content has ${count(errors, "error")}.`,
      "`content validate` shows them.",
    );
  if (stored.text !== fresh)
    return warn("The index is older than the content.", BUILD);
  const { drafts, future } = stored.preview;
  return drafts || future
    ? warn(
        "The index is a preview with content that visitors must not see yet.",
        "Before it is served: `content build`.",
      )
    : ok("The index is up to date.");
}

function parseIndex(text: string): z.infer<typeof anyIndex> | undefined {
  try {
    return anyIndex.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
