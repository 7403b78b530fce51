import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Head } from "./Head.tsx";

const props = {
  tags: [],
  assets: { scripts: ["/a.js"], styles: ["/a.css"] },
  ground: "#ffffff #000000",
};
const script = "https://stats.example/s.js?a=1&b=2";
const attributes = [
  { name: "data-website-id", value: '"><script>alert(1)</script>' },
];

test("loads the analytics without holding up the page, and escapes its attributes", () => {
  const html = renderToStaticMarkup(
    <Head {...props} analytics={{ script, attributes }} />,
  );
  expect(html).toMatch(
    /<script async="" src="https:\/\/stats\.example\/s\.js\?a=1&amp;b=2" fetchPriority="low" data-website-id="[^"<>]*&gt;[^"<>]*"><\/script>/iu,
  );
});

test("has no script of another host without it", () => {
  const html = renderToStaticMarkup(<Head {...props} analytics={undefined} />);
  expect(html).not.toContain("<script");
});
