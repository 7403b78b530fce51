import { pages } from "./pages.ts";
import { expect, test } from "./visitor.ts";

/** The tags in the head of a document: name -> content. */
function headOf(html: string): Map<string, string> {
  const head = new Map<string, string>();
  head.set("title", /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? "");
  head.set(
    "canonical",
    /<link rel="canonical" href="([^"]*)"/u.exec(html)?.[1] ?? "",
  );
  for (const [, name = "", content = ""] of html.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)"/gu,
  ))
    head.set(name, content);
  return head;
}

test("Every page has its own title, description and address for search and sharing", async ({
  request,
  baseURL,
}) => {
  const paths = pages
    .filter(({ status, path }) => status === 200 && !path.includes("?"))
    .map(({ path }) => path);
  const seen = { title: new Set(), description: new Set() };
  for (const path of paths) {
    const html = await (await request.get(`${path}?type=x&_=1`)).text();
    const head = headOf(html);
    const about = (name: string) => [path, name, head.get(name)];
    for (const name of ["title", "description"] as const) {
      expect(about(name)[2]).toBeTruthy();
      expect([path, seen[name].has(head.get(name))]).toEqual([path, false]);
      seen[name].add(head.get(name));
    }
    const address = new URL(path, baseURL).href;
    if (!head.has("robots"))
      expect(about("canonical")).toEqual([path, "canonical", address]);
    expect(about("og:url")).toEqual([path, "og:url", address]);
    expect(about("og:title")[2]).toBe(about("twitter:title")[2]);
    expect(about("og:description")[2]).toBe(head.get("description"));
    expect(about("twitter:card")[2]).toBe("summary_large_image");
    expect(about("og:image")[2]).toMatch(/^http.*\.png$/u);
    expect(about("twitter:image")[2]).toBe(about("og:image")[2]);
    expect(about("og:image:width")[2]).toBe("1200");
    expect(about("og:image:height")[2]).toBe("630");
    expect(about("og:image:alt")[2]).toBeTruthy();
  }
});
