import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { fromXml } from "xast-util-from-xml";
import * as z from "zod/mini";

type Root = ReturnType<typeof fromXml>;
type Element = Extract<Root["children"][number], { type: "element" }>;
type RootContent = Root["children"][number] | Element["children"][number];

/** A rule of the W3C's feed validator that a feed breaks, by the validator's name, with the cause. */
export type Violation = [rule: string, ...what: unknown[]];

function childrenOf(parent: Element | Root, name: string): Element[] {
  const nodes: readonly RootContent[] = parent.children;
  return nodes.flatMap((node) =>
    node.type === "element" && node.name === name ? [node] : [],
  );
}

function textOf(node: Element | undefined): string {
  const read = (child: RootContent): string =>
    child.type === "text" || child.type === "cdata"
      ? child.value
      : child.type === "element"
        ? child.children.map(read).join("")
        : "";
  return node ? node.children.map(read).join("") : "";
}

const first = (parent: Element | Root, name: string) =>
  childrenOf(parent, name)[0];
const value = (parent: Element, name: string) => textOf(first(parent, name));

const isLink = (text: string) =>
  /^https?:\/\/[^\s<>"]+$/u.test(text) && URL.canParse(text);
const TAG = /^tag:[a-z0-9.-]+,\d{4}(?:-\d{2}){0,2}:\S+$/u;
const RFC822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/u;
const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u;
const isDate = (pattern: RegExp) => (text: string) =>
  pattern.test(text) && !Number.isNaN(Date.parse(text));

const RISKY = new Set(
  "script style iframe object embed form button input link meta base svg".split(
    " ",
  ),
);

/** Everything in a text that a feed reader cannot show or follow. */
function checkHtml(html: string): Violation[] {
  const found: Violation[] = [];
  visit(fromHtml(html, { fragment: true }), (node) => {
    if (node.type === "comment") found.push(["CommentInContent", node.value]);
    if (node.type !== "element") return;
    if (RISKY.has(node.tagName)) found.push(["SecurityRisk", node.tagName]);
    for (const [name, set] of Object.entries(node.properties)) {
      if (/^(?:on|style|class|id$|data|aria)/u.test(name))
        found.push(["SecurityRiskAttr", name]);
      if (["href", "src", "poster", "cite"].includes(name))
        if (!/^(?:https?:\/\/|mailto:)/u.test(String(set)))
          found.push(["ContainsRelRef", name, set]);
      if (name === "srcSet")
        for (const candidate of String(set).split(", "))
          if (!isLink(candidate.split(" ")[0] ?? ""))
            found.push(["ContainsRelRef", name, candidate]);
    }
  });
  return found;
}

const check = (holds: boolean, ...violation: Violation): Violation[] =>
  holds ? [] : [violation];

function checkUnique(rule: string, values: readonly string[]): Violation[] {
  return check(new Set(values).size === values.length, rule, values);
}

function checkItem(item: Element): Violation[] {
  const guid = first(item, "guid");
  const html = value(item, "content:encoded");
  return [
    ...check(value(item, "title") !== "", "MissingTitle"),
    ...check(
      isLink(value(item, "link")),
      "InvalidFullLink",
      value(item, "link"),
    ),
    ...check(guid?.attributes["isPermaLink"] === "false", "InvalidPermalink"),
    ...check(TAG.test(textOf(guid)), "InvalidTAG", textOf(guid)),
    ...check(
      isDate(RFC822)(value(item, "pubDate")),
      "InvalidRFC2822Date",
      value(item, "pubDate"),
    ),
    ...check(childrenOf(item, "author").length === 0, "InvalidContact"),
    ...check(value(item, "dc:creator") !== "", "MissingDcCreator"),
    ...check(
      childrenOf(item, "description").length === 1,
      "MissingDescription",
    ),
    ...childrenOf(item, "media:content").flatMap(({ attributes: { url } }) =>
      check(isLink(String(url)), "InvalidFullLink", url),
    ),
    ...checkHtml(html),
  ];
}

/** The rules for RSS 2.0 that a feed breaks. @throws if it is not well-formed XML */
export function checkRss(xml: string, location: string): Violation[] {
  const rss = first(fromXml(xml), "rss");
  const channel = rss && first(rss, "channel");
  if (!channel) return [["MissingElement", "channel"]];
  const image = first(channel, "image");
  const self = first(channel, "atom:link");
  const items = childrenOf(channel, "item");
  return [
    ...check(rss.attributes["version"] === "2.0", "InvalidVersion"),
    ...["title", "link", "description"].flatMap((name) =>
      check(childrenOf(channel, name).length === 1, "MissingElement", name),
    ),
    ...check(isLink(value(channel, "link")), "InvalidFullLink"),
    ...check(
      /^[a-z]{2}(?:-[A-Z]{2})?$/u.test(value(channel, "language")),
      "InvalidLanguage",
    ),
    ...check(
      isDate(RFC822)(value(channel, "lastBuildDate")),
      "InvalidRFC2822Date",
    ),
    ...check(self?.attributes["rel"] === "self", "MissingAtomSelfLink"),
    ...check(self?.attributes["href"] === location, "SelfDoesntMatchLocation"),
    ...check(
      self?.attributes["type"] === "application/rss+xml",
      "InvalidMIMEType",
    ),
    ...check(
      !!image && value(image, "title") === value(channel, "title"),
      "ImageTitleDoesntMatch",
    ),
    ...check(
      !!image && value(image, "link") === value(channel, "link"),
      "ImageLinkDoesntMatch",
    ),
    ...check(
      !!image && /^https?:.*\.(?:png|gif|jpe?g)$/u.test(value(image, "url")),
      "ImageUrlFormat",
    ),
    ...checkUnique(
      "DuplicateItemGuid",
      items.map((item) => value(item, "guid")),
    ),
    ...items.flatMap(checkItem),
  ];
}

/** Checks the elements that a feed and its entries share. */
function checkAtomElement(element: Element): Violation[] {
  const links = childrenOf(element, "link").map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel }) => rel === "alternate");
  return [
    ...["title", "id", "updated"].flatMap((name) =>
      check(childrenOf(element, name).length === 1, "MissingElement", name),
    ),
    ...check(value(element, "title").trim() !== "", "MissingTitle"),
    ...check(
      TAG.test(value(element, "id")),
      "InvalidTAG",
      value(element, "id"),
    ),
    ...["updated", "published"].flatMap((name) =>
      childrenOf(element, name).flatMap((date) =>
        check(
          isDate(RFC3339)(textOf(date)),
          "InvalidRFC3339Date",
          textOf(date),
        ),
      ),
    ),
    ...links.flatMap(({ href }) =>
      check(isLink(String(href)), "InvalidFullLink", href),
    ),
    ...checkUnique(
      "DuplicateAtomLink",
      alternates.map(({ type }) => String(type)),
    ),
    ...check(alternates.length === 1, "MissingAlternateLink"),
    ...childrenOf(element, "author").flatMap((author) => [
      ...check(value(author, "name").trim() !== "", "MissingElement", "name"),
      ...childrenOf(author, "uri").flatMap((uri) =>
        check(isLink(textOf(uri)), "InvalidURI", textOf(uri)),
      ),
    ]),
    ...childrenOf(element, "category").flatMap(({ attributes }) =>
      check((attributes["term"] ?? "") !== "", "MissingAttr", "term"),
    ),
    ...childrenOf(element, "content").flatMap((content) => [
      ...check(content.attributes["type"] === "html", "InvalidMIMEType"),
      ...checkHtml(textOf(content)),
    ]),
  ];
}

/** The rules of RFC 4287 that a feed breaks. @throws if it is not well-formed XML */
export function checkAtom(xml: string, location: string): Violation[] {
  const feed = first(fromXml(xml), "feed");
  if (feed?.attributes["xmlns"] !== "http://www.w3.org/2005/Atom")
    return [["MissingNamespace"]];
  const entries = childrenOf(feed, "entry");
  const self = childrenOf(feed, "link").find(
    ({ attributes }) => attributes["rel"] === "self",
  );
  return [
    ...check(self?.attributes["href"] === location, "SelfDoesntMatchLocation"),
    ...check(
      childrenOf(feed, "author").length === 1,
      "MissingElement",
      "author",
    ),
    ...checkUnique(
      "DuplicateEntries",
      entries.map((entry) => value(entry, "id")),
    ),
    ...entries.flatMap((entry) =>
      check(childrenOf(entry, "summary").length === 1, "MissingSummary"),
    ),
    ...[feed, ...entries].flatMap(checkAtomElement),
  ];
}

const link = z.string().check(z.refine(isLink, "InvalidFullLink"));
const date = z.string().check(z.refine(isDate(RFC3339), "InvalidRFC3339Date"));
const authors = z
  .array(z.strictObject({ name: z.string(), url: z.optional(link) }))
  .check(z.minLength(1));
const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().check(z.minLength(1)),
  home_page_url: link,
  feed_url: link,
  description: z.string(),
  icon: link,
  language: z.string(),
  authors,
  items: z.array(
    z.strictObject({
      id: z.string().check(z.regex(TAG)),
      url: link,
      title: z.string().check(z.minLength(1)),
      content_html: z.optional(z.string()),
      content_text: z.optional(z.string()),
      summary: z.string(),
      image: z.optional(link),
      date_published: date,
      date_modified: date,
      authors,
      tags: z.array(z.string()),
    }),
  ),
});

/** The rules of JSON Feed 1.1 that a feed breaks. @throws if it is not JSON */
export function checkJsonFeed(json: string, location: string): Violation[] {
  const parsed = jsonFeed.safeParse(JSON.parse(json));
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => [message, ...path]);
  const { feed_url: self, items } = parsed.data;
  return [
    ...check(self === location, "SelfDoesntMatchLocation"),
    ...checkUnique(
      "DuplicateEntries",
      items.map(({ id }) => id),
    ),
    ...items.flatMap(({ content_html: html, content_text: text }) => [
      ...check((html ?? text) !== undefined, "MissingContent"),
      ...checkHtml(html ?? ""),
    ]),
  ];
}
