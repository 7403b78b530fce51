import { rm } from "node:fs/promises";
import type { Workspace } from "./create-workspace.ts";
import { post, SAMPLE, SNIPPET, SVG, WIREFRAME } from "./sample-files.ts";

/** Files by path. Undefined removes a file. */
export type FileChanges = Record<string, string | undefined>;

/**
 * Writes changes to a folder and adds them to its files.
 * @returns the absolute paths of the changed files; undefined if files were added or removed
 */
export async function applyChanges(
  { path, write }: Pick<Workspace, "path" | "write">,
  files: FileChanges,
  changes: FileChanges,
): Promise<Set<string> | undefined> {
  let isKnown = true;
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined || files[file] === undefined) isKnown = false;
    files[file] = text;
    if (text === undefined)
      await rm(path(file), { recursive: true, force: true });
    else await write({ [file]: text });
  }
  return isKnown ? new Set(Object.keys(changes).map(path)) : undefined;
}

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SLUGS = ["one", "two", "three", "four"];
const MOMENTS = ["2026-05-30", "2026-06-01T12:30:00Z", "2026-06-02"];
const BODIES = [
  "Some text.\n",
  "## A part\n\nMore text, [linked](/blog/two).\n",
  "See [there](/blog/one#a-part) and [here](./two.md).\n",
  "![A chart](./chart.svg)\n",
  "![A drawing](/images/a.svg)\n\n![A photo](/images/b.svg)\n",
  "{{wireframe:feed}}\n",
  "Text.\n\n{{code:lead}}\n\n{{wireframe:feed}}\n",
  "#### Too deep\n\n[click here](https://example.com)\n",
  "<script>alert(1)</script>\n\nText.\n",
  "TODO\n",
  "",
];
const DRAWINGS = [SVG, SVG.replace("40", "80"), "<svg><script/></svg>\n"];

type Choose = <T>(items: readonly T[]) => T | undefined;
type Maybe = <T>(value: T) => T | undefined;

/** One random change to a small folder, which may cause errors. The same random numbers give the same change. */
export function changeSomething(
  files: Readonly<FileChanges>,
  random: () => number,
): FileChanges {
  const pick: Choose = (items) => items[Math.floor(random() * items.length)];
  const maybe: Maybe = (value) => (random() < 0.3 ? value : undefined);
  const drawing = () => pick([...DRAWINGS, undefined]);
  const slug = pick(SLUGS) ?? "one";
  const newPost = () =>
    writePost((random() < 0.9 ? slug : pick(SLUGS)) ?? "one", pick, maybe);
  const rename = (path: string | undefined, to: string): FileChanges =>
    path === undefined || path === to
      ? {}
      : { [path]: undefined, [to]: files[path] };
  const posts = Object.keys(files).filter(
    (path) => /blog\/.*\.md$/u.test(path) && files[path] !== undefined,
  );
  const changes: (() => FileChanges)[] = [
    () => ({ [`content/blog/${slug}.md`]: newPost() }),
    () => ({ [`content/blog/${slug}.md`]: newPost() }),
    () => ({ [`content/blog/${slug}/index.md`]: newPost() }),
    () => ({ [pick(posts) ?? ""]: newPost() }),
    () => ({ [pick(posts) ?? ""]: undefined }),
    () => rename(pick(posts), `content/blog/${slug}.md`),
    () => rename(pick(posts), `content/blog/${slug}/index.md`),
    () => ({ [`content/blog/${slug}/chart.svg`]: drawing() }),
    () => ({ "content/blog/chart.svg": drawing() }),
    () => ({ "public/images/a.svg": drawing() }),
    () => ({ "public/images/b.svg": drawing() }),
    ...Object.entries(OTHER_FILES).map(([path, texts]) => () => ({
      [path]: pick(texts),
    })),
    () => restoreSample(files),
  ];
  const { "": _none, ...change } = pick(changes)?.() ?? {};
  return change;
}

/** Restores the initial folder, so that a sequence does not accumulate errors. */
export function restoreSample(files: Readonly<FileChanges>): FileChanges {
  return {
    ...Object.fromEntries(Object.keys(files).map((path) => [path])),
    ...SAMPLE_TEXTS,
  };
}

const TITLE = "title: The same title in more than one place";
const WORDS = [
  "More words.\n",
  "## One more part\n",
  "[Elsewhere](/blog/nowhere)\n",
  "[Above](#one-more-part)\n",
  "{{wireframe:feed}}\n",
];

/** Adds some text to a post, or changes its title. */
export function changeWords(
  files: Readonly<FileChanges>,
  random: () => number,
): FileChanges {
  const posts = Object.keys(files).filter(
    (path) => path.endsWith(".md") && files[path] !== undefined,
  );
  const path = posts[Math.floor(random() * posts.length)];
  if (path !== undefined && random() < 0.2)
    return { [path]: `${files[path]}`.replace(/^title: .*$/mu, TITLE) };
  const words = WORDS[Math.floor(random() ** 3 * WORDS.length)];
  return path === undefined ? {} : { [path]: `${files[path]}\n${words}` };
}

function writePost(name: string, pick: Choose, maybe: Maybe): string {
  return post(
    {
      id: String(SLUGS.indexOf(name) + 1),
      title: `A post for the tests, number ${name} ${maybe("again")}`,
      description: `A description of ${name} that is long enough to pass its check.`,
      date: maybe("2026-13-01") ?? "2026-01-02",
      draft: maybe("true"),
      publishAt: maybe(pick(MOMENTS)),
      expiresAt: maybe(pick(MOMENTS)),
      reviewBy: maybe(pick(MOMENTS.map((moment) => moment.slice(0, 10)))),
      updated: maybe("2025-01-01"),
      aliases: maybe(`[/old/${pick(SLUGS)}]`),
      image: maybe("{ src: ./chart.svg, alt: A chart }"),
      author: maybe("nobody") ?? "mara-lind",
    },
    (pick(BODIES) ?? "") + (pick(BODIES) ?? ""),
  );
}

/** The initial files of each sequence. */
export const SAMPLE_TEXTS: FileChanges = Object.fromEntries(
  Object.entries(SAMPLE).map(([path, text]) => [path, String(text)]),
);

const AUTHOR = "content/authors/mara-lind.yaml";

/** Possible contents of files other than posts and drawings. Undefined removes a file. */
const OTHER_FILES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  "content/wireframes/feed.yaml": [
    WIREFRAME,
    WIREFRAME.replace("79", "80"),
    WIREFRAME.replace("kind: bars", "kind: circles"),
    undefined,
  ],
  "content/snippets/lead.yaml": [
    SNIPPET,
    SNIPPET.replace("lead", "fact"),
    "{",
    undefined,
  ],
  [AUTHOR]: [
    SAMPLE_TEXTS[AUTHOR],
    SAMPLE_TEXTS[AUTHOR]?.replace("Editor", "Writer"),
    undefined,
  ],
  "content/faq.yaml": [
    "- id: why\n  page: faq\n  question: Why?\n  answer: See [it](/blog/one).\n",
    "- id: why\n  page: faq\n  question: Why?\n  answer: Ask.\n",
    undefined,
  ],
  "content.config.yaml": [
    "rules:\n  link: warn\n  image: warn\n",
    "rules:\n  no-such-rule: off\n",
    "none",
    undefined,
  ],
};
