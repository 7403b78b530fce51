import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { prepareContent } from "../content/prepare-content.ts";
import { blogEntry, createContentFolder } from "../testing/content-folder.ts";
import { openSiteSearch } from "./site-search.ts";

it("repeats an update that has failed, and calls answers before an update partial", async () => {
  const folder = createContentFolder({ blog: [blogEntry("lighthouse")] });
  onTestFinished(() => folder.remove());
  const contentFile = prepareContent({
    indexFile: join(folder.path, "index.json"),
    cacheFolder: folder.cache,
  });
  renameSync(contentFile, `${contentFile}.away`);
  const updated = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const search = openSiteSearch({
    cacheFolder: folder.cache,
    contentFolder: folder.path,
    log: {
      info: () => updated.resolve(),
      warn: () => undefined,
      debug: () => undefined,
      error(message) {
        failures.push(message);
        if (!existsSync(contentFile))
          renameSync(`${contentFile}.away`, contentFile);
      },
    },
    retryMillis: 1,
  });
  onTestFinished(() => search.close());
  const state = { file: contentFile, at: Date.parse("2026-06-01T00:00:00Z") };
  search.show(state);
  search.update([], "Northlark");
  await updated.promise;
  expect(failures[0]).toContain("search");
  const found = await search.search({ text: "lighthouse", limit: 5 });
  expect(found).toMatchObject({ total: 1 });
  expect(found.isPartial).toBeUndefined();
  search.show(state);
  const early = await search.search({ text: "lighthouse", limit: 5 });
  expect(early).toMatchObject({ total: 1, isPartial: true });
});
