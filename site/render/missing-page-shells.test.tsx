import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { answerNotFound } from "../near-matches/answer-not-found.ts";
import { renderPageDataBlock } from "../page-data.ts";
import { fakeContent } from "../testing/fake-content.ts";
import { isMissingAnswer, renderMissingPage } from "./missing-page-shells.ts";

const paths = [
  "/zzz",
  "/pricng",
  "/blog/a/b",
  "/documentation/no-such-topic",
  "/%3Cimg%20src=x%3E&'%22",
  "/$&-$1-$'",
  "/%E2%80%A8%E2%80%A9",
  "/x-missing-segment-2f6b91c4",
  "/%E0%A4%A",
  "/a/",
  `/${"long".repeat(100)}`,
  `/${"deep/".repeat(30)}x`,
];

const content = fakeContent({});

function answer(path: string) {
  const url = new URL(path, "https://own.example");
  const found = answerNotFound({
    content,
    url,
    params: {},
    patterns: ["/", "/pricing", "/blog"],
  });
  if (!isMissingAnswer(found)) throw new Error("It is there.");
  return { url, found };
}

type Render = Parameters<typeof renderMissingPage>[3];

/** Renders the address everywhere that a document may contain it: in text, in attributes, in the data. */
const render: Render = async ({ pathname, href }, { data }) =>
  renderToStaticMarkup(
    <>
      <meta content={href} />
      <code data-path={pathname}>{data.path}</code>
    </>,
  ) +
  renderPageDataBlock(
    {
      routeId: "not-found",
      status: 404,
      data,
      trail: [{ name: "404", path: pathname }],
    },
    [],
  );

/** Another address in the same folder. */
const beside = (path: string) => path.replace(/[^/]*$/u, "qqq");

it.each(paths)(
  "renders the document of %s from that of another address",
  async (path) => {
    const other = answer(beside(path));
    await renderMissingPage(other.url, other.found, content, render);
    const { url, found } = answer(path);
    const made = await renderMissingPage(url, found, content, render);
    expect(made).toBe(await render(url, found));
  },
);

it("renders once for the addresses of a folder", async () => {
  const rendered: string[] = [];
  const counting: Render = async (at, shown) => {
    rendered.push(at.pathname);
    return render(at, shown);
  };
  for (const path of ["/folder/a", "/folder/b", "/other/a"]) {
    const { url, found } = answer(path);
    await renderMissingPage(url, found, content, counting);
  }
  expect(rendered).toHaveLength(2);
});
