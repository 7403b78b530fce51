import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { looks } from "./portrait-looks.ts";
import { Portrait } from "./Portrait.tsx";

const sprite = readFileSync(new URL("portraits.svg", import.meta.url), "utf8");
const symbols = new Set(
  [...sprite.matchAll(/<symbol id="([\w-]+)"/gu)].map(([, id]) => id),
);

const draw = (name: string) => renderToStaticMarkup(<Portrait name={name} />);

describe("Portrait", () => {
  it("is made of symbols that exist, and every symbol is used", () => {
    const used = Object.keys(looks).flatMap((name) =>
      [...draw(name).matchAll(/#([\w-]+)"/gu)].map(([, id]) => id),
    );
    expect(new Set(used)).toEqual(symbols);
  });

  it("draws no two people alike", () => {
    const drawings = Object.keys(looks).map(draw);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("shows initials for a name without a portrait", () => {
    expect(draw("Nobody Known")).toMatch(/aria-hidden="true">NK<\/span>$/u);
  });
});
