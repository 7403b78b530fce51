import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { samplePost } from "../testing/sample-posts.ts";
import { PostImage } from "./PostImage.tsx";

const photo = samplePost({
  imageUrl: "/content-assets/a-1280.jpg",
  imageSrcset: "/content-assets/a-480.webp 480w",
  imageAlt: "The team",
  imageWidth: 1920,
  imageHeight: 1280,
});

test("offers a photo in several widths, and loads one of a list when it is needed", () => {
  const html = renderToStaticMarkup(<PostImage post={photo} />);
  expect(html).toMatch(
    /^<picture><source type="image\/webp" srcSet="\/content-assets\/a-480.webp 480w" sizes="[^"]+"\/><img .*<\/picture>$/u,
  );
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('width="1920" height="1280"');
});

test("loads the first picture of a page at once, and describes it", () => {
  const html = renderToStaticMarkup(<PostImage post={photo} leading />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt="The team"');
  expect(html).not.toContain("lazy");
});

test("shows a drawing as it is", () => {
  const drawing = samplePost({ imageUrl: "/a.svg" });
  const html = renderToStaticMarkup(<PostImage post={drawing} />);
  expect(html).toMatch(/^<img /u);
});
