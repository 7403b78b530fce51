import { afterAll, beforeAll, expect, test } from "vitest";
import { findHeadlessShell } from "../../scripts/find-browser.ts";
import {
  compileText,
  createLooseCompiler,
  type Loose,
} from "./compile-text.ts";
import { openTrap, type Findings } from "./open-trap.ts";
import { writeVectors } from "./vectors/all-vectors.ts";
import { breakerTexts } from "./vectors/markdown.ts";

let trap: Awaited<ReturnType<typeof openTrap>>;
beforeAll(async () => {
  trap = await openTrap(findHeadlessShell());
});
afterAll(() => trap.close());

const BATCH = 500;
const NOTHING: Findings = { hits: [], foreign: [], traffic: [] };
const vectors = writeVectors();
const batches = [...Array(Math.ceil(vectors.length / BATCH)).keys()].map(
  (place) => ({
    place,
    batch: vectors.slice(place * BATCH, (place + 1) * BATCH),
  }),
);

test("has thousands of vectors of every class", () => {
  const kinds = Map.groupBy(vectors, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, { length }]) => [kind, length > 50]);
  expect(Object.fromEntries(counts)).toEqual({
    address: true,
    breaker: true,
    clobber: true,
    handler: true,
    "markdown address": true,
    markup: true,
    mutation: true,
    starter: true,
  });
  expect(vectors.length).toBeGreaterThan(5000);
});

test.for(batches)(
  "runs no script of batch $place of the vectors in a browser",
  async ({ batch }) => {
    const texts = batch.map(({ text }) => compileText(text));
    expect(await trap.inspect(texts)).toEqual(NOTHING);
  },
);

test("runs no script in mock screens and snippets", async () => {
  let number = 0;
  const texts = breakerTexts(() => `hit(${++number})`);
  const compiled = texts.map((text) => {
    const cell = { label: text, value: text };
    const wireframe = {
      title: text,
      description: text,
      caption: text,
      blocks: [
        { kind: "stats" as const, stats: [cell] },
        {
          kind: "list" as const,
          items: [{ title: text, detail: text, meta: text }],
        },
        { kind: "table" as const, columns: [text], rows: [[text]] },
        {
          kind: "bars" as const,
          unit: text,
          bars: [{ label: text, value: 1 }],
        },
        { kind: "note" as const, text },
      ],
    };
    const code = { title: text, language: text, code: text };
    return compileText("{{wireframe:a}}\n\n{{code:b}}\n", {
      wireframe: { a: wireframe },
      code: { b: code },
    });
  });
  const { foreign, ...others } = await trap.inspect(compiled);
  expect(others).toEqual({ hits: [], traffic: [] });
  // The schema of snippets excludes such languages, so only the class looks unusual.
  const unexpected = foreign.filter((one) => !/: <code class="/u.test(one));
  expect(unexpected).toEqual([]);
});

/** A few texts of each class, so that every mistake in the allow list lets something through. */
const tellingTexts = [
  ...pick("starter", /./u, 100),
  ...pick("clobber", /id=(?:app|main)\b/u, 2),
  ...pick("handler", /./u, 6),
  ...pick("address", /src="\/\//u, 3),
  ...pick("markdown address", /^\[x\]\(javascript/u, 20),
  ...pick("markdown address", /^!\[x\].*data:/iu, 9),
  ...pick("markdown address", /^!\[x\]/u, 60),
];

function pick(wanted: string, pattern: RegExp, most: number): string[] {
  return vectors
    .filter(({ kind, text }) => kind === wanted && pattern.test(text))
    .slice(0, most)
    .map(({ text }) => text);
}

/** Mistakes in the allow list, each with what it lets in and how that is detected. */
const slips: [
  name: string,
  loosen: (list: Loose) => void,
  sign: keyof Findings,
][] = [
  [
    "a handler",
    ({ attributes }) => attributes["*"]?.push("onMouseOver"),
    "hits",
  ],
  ["scripts", (list) => allow(list, "script"), "hits"],
  [
    "javascript: links",
    ({ protocols }) => protocols.href?.push("javascript"),
    "hits",
  ],
  [
    "frames with documents",
    (list) => {
      allow(list, "iframe");
      list.attributes.iframe = ["srcDoc"];
    },
    "hits",
  ],
  [
    "buttons that send forms elsewhere",
    (list) => {
      allow(list, "form", "button");
      list.attributes.button = ["formAction"];
    },
    "foreign",
  ],
  [
    "style sheets",
    (list) => {
      allow(list, "link");
      list.attributes.link = ["rel", "href"];
    },
    "traffic",
  ],
  [
    "addresses of images with other schemes",
    ({ protocols }) => protocols.src?.push("data", "javascript"),
    "foreign",
  ],
  ["SVG", (list) => allow(list, "svg", "a", "animate", "set"), "foreign"],
  ["ids of the page", ({ steps }) => (steps.keepPageIds = false), "foreign"],
  ["styles", ({ attributes }) => attributes["*"]?.push("style"), "foreign"],
  [
    "any class",
    ({ attributes }) => attributes["*"]?.push("className"),
    "foreign",
  ],
  [
    "hosts without a scheme",
    ({ steps }) => (steps.dropSchemeless = false),
    "foreign",
  ],
];

function allow(list: Loose, ...names: string[]): void {
  list.tagNames.push(...names);
  list.strip = list.strip.filter((name) => !names.includes(name));
}

test.for(slips)(
  "notices an allow list that lets in $0",
  async ([, loosen, sign]) => {
    const compile = createLooseCompiler(loosen);
    const findings = await trap.inspect(
      tellingTexts.map((text) => compile(text)),
    );
    expect(findings[sign]).not.toEqual([]);
  },
);
