// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { ToastRegion } from "../../components/ui/ToastRegion.tsx";
import { iconNames } from "../../components/ui/icon-names.ts";
import type { PageAnswer } from "../../page.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { componentsIn } from "../../testing/components-in.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { showPage, type Shown } from "../../testing/show-page.tsx";
import galleryData from "./data.ts";
import GalleryPage from "./Page.tsx";

const folder = join(import.meta.dirname, "../../components/ui");
const files = readdirSync(folder).filter((name) =>
  /^[A-Z]\w+\.tsx$/u.test(name),
);

const read = (file: string) => readFileSync(join(folder, file), "utf8");

const exported = files.flatMap((file) =>
  [...read(file).matchAll(/^export function ([A-Z]\w+)/gmu)].map(
    ([, name = ""]) => name,
  ),
);

describe("the gallery", () => {
  let shown: Shown;
  let answer: PageAnswer<unknown>;
  const missing = (selectors: readonly string[]) =>
    selectors.filter(
      (selector) => !shown.container.querySelector(`main ${selector}`),
    );

  beforeAll(async () => {
    const content = fakeContent();
    const found = await answerOf(galleryData, { path: "/ui", content });
    answer = found;
    shown = showPage(
      "/ui",
      <>
        <main>
          <GalleryPage data={found.data} />
        </main>
        <ToastRegion />
      </>,
    );
    return () => shown.unmount();
  });

  it.each(exported)("shows %s", (name) => {
    expect(componentsIn(shown.container)).toContain(name);
  });

  it("shows each control empty, invalid and disabled", () => {
    const selectors = ["input", "select", "textarea"].flatMap((control) =>
      ["", "[aria-invalid=true]", ":disabled"].map(
        (state) => `${control}${state}`,
      ),
    );
    expect(missing(selectors)).toEqual([]);
  });

  it("names each icon", () => {
    const named = shown.container.querySelectorAll(
      "[aria-labelledby=icons] [data-specimen] > p",
    );
    expect([...named].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...iconNames]),
    );
  });

  it("keeps out of search engines", () => {
    expect(answer.head.noindex).toBe(true);
  });

  it("has one h1 and skips no heading level", () => {
    const levels = [
      ...shown.container.querySelectorAll("main :is(h1, h2, h3, h4, h5)"),
    ].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const skips = levels.filter(
      (level, index) => level - (levels[index - 1] ?? 0) > 1,
    );
    expect(skips).toEqual([]);
  });
});
