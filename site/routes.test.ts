import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { routeTable } from "./route-table.ts";
import { routes } from "./routes.tsx";

const folder = join(import.meta.dirname, "pages");
const pages = readdirSync(folder);
/** Pages without their own address. */
const unrouted = ["gallery", "not-found", "notice"];

const read = (page: string, file: string) =>
  readFileSync(join(folder, page, file), "utf8");

const find = (path: string) => matchRoutes(routes, path)?.at(-1);

const takesData = (page: string) =>
  !/export default function \w+\(\s*\)/u.test(read(page, "Page.tsx"));

describe("the route table", () => {
  it("names each page folder once, and no other", () => {
    const named = routeTable.map(({ page }) => page);
    expect(named.toSorted()).toEqual(
      pages.filter((page) => !unrouted.includes(page)),
    );
    const paths = routeTable.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("finds each fixed address, and a pattern after the addresses that fit it", () => {
    for (const { page, path } of routeTable)
      expect(find(path.replaceAll(/:\w+/gu, "x"))?.route.id).toBe(page);
    expect(find("/documentation/examples")?.params).toEqual({});
    expect(find("/no-such-page")?.route.id).toBe("not-found");
    expect(find("/Features")?.route.id).toBe("not-found");
  });

  it.each(pages.filter(takesData))(
    "takes the props of %s from its data function",
    (page) => {
      expect(read(page, "Page.tsx")).toMatch(
        /export default function \w+\([^)]*PageProps<typeof /u,
      );
    },
  );

  it.each(pages)("keeps the data module of %s out of its page", (page) => {
    expect(read(page, "Page.tsx")).not.toMatch(
      /^import (?!type )[^;]*"\.\/data\.ts"/mu,
    );
  });
});
