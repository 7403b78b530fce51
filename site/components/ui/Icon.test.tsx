// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { iconNames } from "./icon-names.ts";
import { mount } from "../../testing/mount.ts";

const sprite = readFileSync(join(import.meta.dirname, "icons.svg"), "utf8");

describe("Icon", () => {
  it("has an image for each name and a name for each image", () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(drawn).toEqual([...iconNames]);
  });

  it("draws all icons on a grid of 24, without strokes or styles of their own", () => {
    const grids = [...sprite.matchAll(/viewBox="([^"]+)"/g)].map(
      ([, box]) => box,
    );
    expect(new Set(grids)).toEqual(new Set(["0 0 24 24"]));
    expect(sprite).not.toMatch(/stroke-width|style|stroke="(?!none)/);
  });

  it("is hidden from assistive technology unless it has a label", () => {
    const { find, update } = mount(<Icon name="search" />);
    expect(find("svg").getAttribute("aria-hidden")).toBe("true");
    expect(find("use").getAttribute("href")).toMatch(/#search$/);
    update(<Icon name="search" label="Search" />);
    expect(find("svg[role=img]").getAttribute("aria-label")).toBe("Search");
    expect(find("svg").hasAttribute("aria-hidden")).toBe(false);
  });
});
