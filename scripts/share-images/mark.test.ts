import { expect, test } from "vitest";
import { darkColour } from "./palette.ts";
import { readMark } from "./mark.ts";

test("draws a mark of any size, with the attributes of its element", () => {
  const draw =
    readMark(`<svg className="size-7 fill-none" viewBox="0 0 64 64" data-logo-mark="">
    {/* a shield */}
    <path className="fill-on-primary stroke-ink forced-colors:fill-[Highlight]" fillRule="evenodd" strokeWidth={2.5} d="M1 1" />
  </svg>`);
  const svg = draw(10, 20, 40);
  expect(svg).toMatch(
    /^<svg x="10" y="20" width="40" height="40" fill="none" viewBox="0 0 64 64"/u,
  );
  expect(svg).toContain(
    `fill="${darkColour("on-primary")}" stroke="${darkColour("ink")}" fill-rule="evenodd" stroke-width="2.5"`,
  );
});

test("says what it cannot draw", () => {
  expect(() => readMark("<svg></svg>")).toThrow(/no svg with data-logo-mark/u);
  expect(() =>
    readMark('<svg data-logo-mark=""><path d={shape} /></svg>'),
  ).toThrow(/plain values/u);
});
