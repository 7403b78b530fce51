import type { Element } from "hast";
import type { Link } from "mdast";
import { valueOf, type Component } from "./component.ts";

/** Sites whose players and posts generators have components for: names, label, address of one id and of two. */
const SERVICES: readonly (readonly [RegExp, string, string, string?])[] = [
  [/youtube|^yt$/u, "Video on YouTube", "https://www.youtube.com/watch?v=ID"],
  [/^vimeo/u, "Video on Vimeo", "https://vimeo.com/ID"],
  [
    /^(?:tweet|twitter|x$)/u,
    "Post on X",
    "https://twitter.com/i/status/ID",
    "https://twitter.com/ID/status/MORE",
  ],
  [/^instagram/u, "Post on Instagram", "https://www.instagram.com/p/ID/"],
  [
    /^gist$/u,
    "Code on GitHub Gist",
    "https://gist.github.com/ID",
    "https://gist.github.com/ID/MORE",
  ],
  [
    /^codepen$/u,
    "Example on CodePen",
    "https://codepen.io/pen/ID",
    "https://codepen.io/ID/pen/MORE",
  ],
  [/^asciinema$/u, "Recording on asciinema", "https://asciinema.org/a/ID"],
];

/** A link to what a component would have put into the page from another site; undefined when it is none of these. */
export function embedComponent(component: Component): Link | undefined {
  const provider = /^(?:video|embed|player)$/iu.test(component.name)
    ? valueOf(component, "provider", "type")
    : undefined;
  const name = (provider ?? component.name).toLowerCase();
  const service = SERVICES.find(([names]) => names.test(name));
  const ids = "id videoid videoId youTubeId url src 0".split(" ");
  const id = valueOf(component, "user", ...ids);
  if (service === undefined || id === undefined) return undefined;
  const [, label, one, two = one] = service;
  const words = valueOf(component, "title", "caption") ?? label;
  if (/^https?:/u.test(id)) return linkTo(words, id);
  const second = valueOf(component, component.values.has("user") ? "id" : "1");
  const address = (second === undefined ? one : two)
    .replace("ID", () => encodeURI(id))
    .replace("MORE", () => encodeURI(second ?? ""));
  return linkTo(words, address);
}

/** A link to what a frame or a player shows; undefined where it names nothing. */
export function embedLink(element: Element): Link | undefined {
  const { dataSrc, data, src, title } = element.properties;
  const sources = element.children.flatMap((child) =>
    child.type === "element" ? [child.properties.src] : [],
  );
  const found = [src, dataSrc, data, ...sources].find(
    (each) => typeof each === "string" && !/^(?:about:blank)?$/u.test(each),
  );
  if (found === undefined) return undefined;
  const address = String(found).replace(/^\/\//u, "https://");
  const words = String(title ?? "").trim();
  const player = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/u.exec(address);
  if (player !== null)
    return linkTo(
      words || "Video on YouTube",
      `https://www.youtube.com/watch?v=${player[1] ?? ""}`,
    );
  const kind = { audio: "Sound", video: "Video" }[element.tagName] ?? "Page";
  const shown = address.replace(/^https?:\/\//u, "");
  return linkTo(words || `${kind}: ${shown}`, address);
}

export function linkTo(words: string, url: string): Link {
  return { type: "link", url, children: [{ type: "text", value: words }] };
}
