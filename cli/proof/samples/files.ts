import { SVG, PIXEL, PIXEL_WITH_LOCATION, MP4, VTT } from "./sample-bytes.ts";
import type { RuleSamples } from "./rule-samples.ts";

export const filesSamples: RuleSamples = {
  "asset/orphan": {
    breaks: {
      files: { "content/blog/chart.svg": SVG },
      at: { file: "content/blog/chart.svg", line: 1, column: 1 },
    },
    passes: {
      files: {
        "content/blog/third/index.md": {
          fields: {
            id: "3",
            image: "{ src: ./my-chart.svg, alt: A chart }",
          },
          body: "![A chart](other%20chart.svg)\n",
        },
        "content/blog/third/my-chart.svg": SVG,
        "content/blog/third/other chart.svg": SVG,
      },
    },
  },
  "encoding/control-character": {
    breaks: { body: "Some «\u0000»text.\n" },
    passes: { body: "Some\ttext with \u{1F469}\u200D\u{1F4BB}.\r\n" },
  },
  "encoding/invalid-utf8": {
    breaks: {
      files: {
        "content/blog/second-post.md": Buffer.from(
          "---\ntitle: A title\n---\n\nA caf\u00E9.\n",
          "latin1",
        ),
      },
      at: { file: "content/blog/second-post.md", line: 5, column: 6 },
    },
    passes: { body: "A caf\u00E9.\n" },
  },
  "encoding/merge-marker": {
    breaks: {
      body: "```text\n<<<<<<< one\n```\n\n«>>>>>>> two»\n\n~~~text\n||||||| three\n",
    },
    passes: {
      body: "A title\n=======\n\nOne << two.\n\n````md\n```\n<<<<<<< main\n```\n>>>>>>> draft\n````\n",
    },
  },
  "file/outside": {
    breaks: {
      files: {
        "secret.md": "secret",
        "content/blog/secret.md": { linkTo: "../../secret.md" },
      },
      at: { file: "content/blog/secret.md", line: 1, column: 1 },
    },
    passes: {
      files: {
        "content/guides/first-post.md": { linkTo: "../blog/first-post.md" },
      },
    },
  },
  "file/too-complex": {
    breaks: {
      body: `${">".repeat(10_000)} deep\n`,
      at: { file: "content/blog/second-post.md", line: 10, column: 1 },
    },
    passes: { body: "> > > not deep\n" },
  },
  "file/too-large": {
    breaks: {
      body: "x".repeat(10_000_000),
      at: { file: "content/blog/second-post.md", line: 1, column: 1 },
    },
    passes: { body: "word ".repeat(20_000) },
  },
  "image/broken": {
    breaks: {
      body: "«![A pixel](./pixel.png)»\n",
      files: { "content/blog/pixel.png": PIXEL.subarray(0, 60) },
    },
    passes: {
      body: "![A pixel](./pixel.png)\n",
      files: { "content/blog/pixel.png": PIXEL },
    },
  },
  "image/case": {
    breaks: { files: { "content/blog/chart.svg": SVG } },
    passes: {
      body: "![A chart](./Chart.svg)\n",
      files: { "content/blog/Chart.svg": SVG },
    },
  },
  "image/location": {
    breaks: {
      body: "«![Our desk](/images/desk.jpg)»\n",
      files: { "public/images/desk.jpg": PIXEL_WITH_LOCATION },
    },
    passes: {
      body: "![Our desk](./desk.jpg)\n",
      files: { "content/blog/desk.jpg": PIXEL_WITH_LOCATION },
    },
  },
  "image/missing": {
    passes: {
      body: "![A chart](./chart.svg) ![A mark](/images/mark.svg)\n",
      files: { "content/blog/chart.svg": SVG, "public/images/mark.svg": SVG },
    },
  },
  "image/too-large": {
    breaks: {
      body: "«![A chart](./chart.svg)»\n",
      files: { "content/blog/chart.svg": SVG + " ".repeat(500_000) },
    },
    passes: {
      body: "![A chart](./chart.svg)\n",
      files: { "content/blog/chart.svg": SVG + " ".repeat(499_000) },
    },
  },
  "image/type-mismatch": {
    breaks: {
      body: "«![A chart](./chart.png)»\n",
      files: { "content/blog/chart.png": SVG },
    },
    passes: {
      body: "![A chart](./chart.JPEG)\n",
      files: {
        "content/blog/chart.JPEG": Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
      },
    },
  },
  "svg/active-content": {
    breaks: {
      files: {
        "content/blog/chart.svg":
          '<svg xmlns="http://www.w3.org/2000/svg">\n  <rect «onload=»"x()"/>\n</svg>\n',
      },
    },
    passes: {
      files: {
        "content/blog/chart.svg": `<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="a"/></defs><use href="#a" fill="url(#b)"/></svg>\n`,
      },
    },
  },
  "video/captions": {
    breaks: { files: { "content/blog/demo.mp4": MP4 } },
    passes: {
      body: '<video src="./demo.mp4" width="1280" height="720">\n<track src="./demo.vtt" kind="captions" srclang="en" label="English">\n</video>\n\n<video src="./demo.mp4" width="1280" height="720" muted loop></video>\n',
      files: { "content/blog/demo.mp4": MP4, "content/blog/demo.vtt": VTT },
    },
  },
  "video/missing": {
    passes: {
      body: '<video src="./demo.mp4" width="1280" height="720" muted></video>\n',
      files: { "content/blog/demo.mp4": MP4 },
    },
  },
  "video/size": {
    breaks: { files: { "content/blog/demo.mp4": MP4 } },
    passes: {
      body: '<video src="./demo.mp4" width="1280" height="720" muted></video>\n',
      files: { "content/blog/demo.mp4": MP4 },
    },
  },
  "video/title": {
    passes: {
      body: "[A film](https://youtu.be/aqz-KE-bpKQ)\n\nSee https://youtu.be/aqz-KE-bpKQ.\n",
    },
  },
};
