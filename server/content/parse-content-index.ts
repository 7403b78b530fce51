import {
  INDEX_VERSION,
  siteContentIndex,
  type SiteContentIndex,
} from "#schema";
import { AppError } from "../app-error.ts";

const BUILD = "Build it with `npx content build`.";

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(
      "content_index_broken",
      `The content index ${file} is not JSON.`,
      { hint: BUILD, cause },
    );
  }
}

function versionOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "version" in value
    ? value.version
    : undefined;
}

/**
 * Parses and validates the compiled index.
 * @param file the index's path, for messages
 * @throws AppError when it is not JSON, has another version, or lacks what a site needs
 */
export function parseContentIndex(
  text: string,
  file: string,
): SiteContentIndex {
  const value = parseJson(text, file);
  const version = versionOf(value);
  if (version !== INDEX_VERSION) {
    throw new AppError(
      "content_index_version",
      `The content index ${file} has version ${JSON.stringify(version)}; this server reads version ${INDEX_VERSION}.`,
      {
        hint: "Build it with the toolchain of this release: `npx content build`.",
      },
    );
  }
  const parsed = siteContentIndex.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const count = parsed.error.issues.length;
  throw new AppError(
    "content_index_broken",
    `The content index ${file} is broken at ${issue?.path.join(".") || "its root"}: ${issue?.message}${count > 1 ? ` (and ${count - 1} more)` : ""}.`,
    { hint: BUILD },
  );
}
