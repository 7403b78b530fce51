import { expect, it } from "vitest";
import { rewriteText } from "./rewrite-text.ts";

const siteUrl = "https://www.example.com";
const apiOrigin = "https://api.example.com";

it.each([
  ["/blog?page=2&type=guide#top", "/blog/page/2/type/guide#top"],
  ["/blog?page=2&amp;amp;type=guide", "/blog/page/2/type/guide"],
  ["/blog?page=2&amp;#x26;type=guide#top", "/blog/page/2/type/guide#top"],
  ["/blog?utm_source=a", "/blog?utm_source=a"],
  ["/pricing", "/pricing"],
])("leads %s to a file", (link, file) => {
  const rewrite = (text: string) => rewriteText(text, { siteUrl, apiOrigin });
  expect(rewrite(`See ${siteUrl}${link}.`)).toBe(`See ${siteUrl}${file}.`);
  expect(rewrite(`"${siteUrl}${link}"`)).toBe(`"${siteUrl}${file}"`);
});

it.each(["/search?q=a&amp;page=2", "/api/blog?limit=1"])(
  "leads %s to the origin of the API, if there is one",
  (link) => {
    const text = `<${siteUrl}${link}>`;
    const rewritten = rewriteText(text, { siteUrl, apiOrigin });
    expect(rewritten).toBe(`<${apiOrigin}${link}>`);
    expect(rewriteText(text, { siteUrl, apiOrigin: undefined })).toBe(text);
  },
);
