import { expect, test } from "vitest";
import { secondPost } from "../../proof/testing/sample-files.ts";
import { validateSample } from "../../proof/testing/validate-sample.ts";

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 4096\n`;

test("names files without content as what they are", async () => {
  const found = await validateSample({
    "content/blog/second-post.md": secondPost(
      { image: "{ src: /team.png, alt: Our team }" },
      '![A](./chart.svg)\n\n![B](./desk.jpg)\n\n![C](./map.svg)\n\n<video src="./tour.mp4" title="A tour"></video>\n',
    ),
    "content/blog/chart.svg": POINTER,
    "content/blog/desk.jpg": "",
    "content/blog/map.svg": "",
    "content/blog/tour.mp4": POINTER,
    "public/team.png": POINTER,
  });
  const images = found.filter(({ rule }) => rule.startsWith("image/"));
  expect(images.map(({ message, rule }) => [rule, message])).toEqual([
    ["image/broken", 'The image "/team.png" is a Git LFS pointer.'],
    ["image/broken", 'The image "./chart.svg" is a Git LFS pointer.'],
    ["image/broken", 'The image "./desk.jpg" is empty.'],
    ["image/broken", 'The image "./map.svg" is empty.'],
    ["image/broken", 'The video "./tour.mp4" is a Git LFS pointer.'],
  ]);
});
