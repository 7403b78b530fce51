import { readFile } from "node:fs/promises";
import { unwatchFile, watchFile } from "node:fs";
import { contentProblems, type ContentProblem } from "#schema";
import type { RenderSite } from "../site.ts";
import { addBanner, countProblems, formatProblem } from "./render-problems.ts";

const POLL_MILLIS = 250;

/** What the last build has left out. None if there is no list, or while it is being written. */
export async function readProblems(file: string): Promise<ContentProblem[]> {
  try {
    return contentProblems.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return [];
  }
}

/** Calls back when the list of problems changes. @returns a function that ends this */
export function watchProblems(file: string, onChange: () => void): () => void {
  watchFile(file, { interval: POLL_MILLIS, persistent: false }, onChange);
  return () => unwatchFile(file, onChange);
}

/** Adds the problems of the content to every page, and shows those of an entry at its own address. */
export function showProblems(
  renderSite: RenderSite,
  list: () => Promise<readonly ContentProblem[]>,
): RenderSite {
  return async (request) => {
    const problems = await list();
    const [path = ""] = request.url.split("?", 1);
    const own = problems.filter(({ paths }) => paths.includes(path));
    const page = await renderSite(request);
    if (!("status" in page) || "location" in page) return page;
    const isLeftOut = page.status === 404 && own.length > 0;
    // No data, so that the browser loads the document instead.
    if ("json" in page) return isLeftOut ? { status: 500, json: "{}" } : page;
    if (!isLeftOut || request.notice)
      return { ...page, html: addBanner(page.html, problems) };
    const instead = await renderSite({
      ...request,
      skipsMissing: false,
      notice: {
        tone: "problem",
        heading: "This page has errors",
        text: [
          `${countProblems(own)} that keep this page from being shown. Save the file without them, and the page appears here.`,
        ],
        errors: own.map(formatProblem),
        link: { label: "Go to the home page", path: "/" },
      },
    });
    if (!("html" in instead)) throw new Error("A notice became a redirect.");
    return { status: 500, html: addBanner(instead.html, problems) };
  };
}
