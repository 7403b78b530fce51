import type { Element } from "hast";
import type { Link } from "mdast";
import { valueOf, type Component } from "./component.ts";

interface Service {
  names: RegExp;
  label: string;
  address: (id: string, more: string) => string;
}

/** Sites whose players and posts generators have components for. */
const SERVICES: readonly Service[] = [
  {
    names: /^(?:lite-?)?(?:youtube|yt)(?:-?(?:embed|video|player|lite|sc))*$/u,
    label: "Video on YouTube",
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    names: /^vimeo(?:embed)?$/u,
    label: "Video on Vimeo",
    address: (id) => `https://vimeo.com/${id}`,
  },
  {
    names: /^(?:tweet|twitter|x)(?:-?(?:embed|single|simple))?$/u,
    label: "Post on X",
    address: (user, id) =>
      `https://twitter.com/${id === "" ? `i/status/${user}` : `${user}/status/${id}`}`,
  },
  {
    names: /^instagram(?:-?simple)?$/u,
    label: "Post on Instagram",
    address: (id) => `https://www.instagram.com/p/${id}/`,
  },
  {
    names: /^gist$/u,
    label: "Code on GitHub Gist",
    address: (user, id) =>
      `https://gist.github.com/${user}${id === "" ? "" : `/${id}`}`,
  },
  {
    names: /^codepen$/u,
    label: "Example on CodePen",
    address: (user, id) =>
      `https://codepen.io/${id === "" ? `pen/${user}` : `${user}/pen/${id}`}`,
  },
  {
    names: /^asciinema$/u,
    label: "Recording on asciinema",
    address: (id) => `https://asciinema.org/a/${id}`,
  },
  {
    names: /^speakerdeck$/u,
    label: "Slides on Speaker Deck",
    address: (id) => `https://speakerdeck.com/player/${id}`,
  },
  {
    names: /^spotify$/u,
    label: "Sound on Spotify",
    address: (id) => `https://open.spotify.com/${id}`,
  },
  {
    names: /^streamable$/u,
    label: "Video on Streamable",
    address: (id) => `https://streamable.com/${id}`,
  },
];

const IDS = [
  "id",
  "videoid",
  "videoId",
  "youTubeId",
  "youtubeId",
  "video_id",
  "video",
  "url",
  "src",
  "href",
  "hash",
  "0",
];

/** A link to what a component would have put into the page from another site; undefined when it is none of these. */
export function embedComponent(component: Component): Link | undefined {
  const named = component.name.toLowerCase().replace(/^.*\//u, "");
  const isAny = /^(?:video|embed|player)$/u.test(named);
  const name =
    (isAny ? valueOf(component, "provider", "type") : named) ?? named;
  const service = SERVICES.find(({ names }) => names.test(name.toLowerCase()));
  const user = valueOf(component, "user", "username");
  const id = valueOf(component, ...IDS) ?? user;
  if (service === undefined || id === undefined) return undefined;
  const words = valueOf(component, "title", "caption") ?? service.label;
  if (/^https?:/u.test(id)) return linkTo(words, id);
  const [first, second] =
    user === undefined || user === id
      ? [id, valueOf(component, "1", "slug") ?? ""]
      : [user, id];
  return linkTo(words, service.address(encodePath(first), encodePath(second)));
}

/** A link to what a frame or a player shows; undefined where it names nothing. */
export function embedLink({
  children,
  properties,
  tagName,
}: Element): Link | undefined {
  const sources = children.flatMap((child) =>
    child.type === "element" && child.tagName === "source"
      ? [child.properties.src]
      : [],
  );
  const [src] = [
    properties.src,
    properties.dataSrc,
    properties.data,
    ...sources,
  ].filter(
    (each) => typeof each === "string" && each !== "" && each !== "about:blank",
  );
  if (typeof src !== "string") return undefined;
  const title =
    typeof properties.title === "string" ? properties.title.trim() : "";
  const [, video] =
    /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]+)/u.exec(src) ??
    [];
  if (video !== undefined)
    return linkTo(
      title || "Video on YouTube",
      `https://www.youtube.com/watch?v=${video}`,
    );
  const kind =
    tagName === "audio"
      ? "Sound"
      : tagName === "video"
        ? "Video"
        : "Embedded page";
  const address = src.startsWith("//") ? `https:${src}` : src;
  return linkTo(
    title || `${kind}: ${src.replace(/^(?:https?:)?\/\//u, "")}`,
    address,
  );
}

export function linkTo(words: string, url: string): Link {
  return {
    type: "link",
    url,
    title: null,
    children: [{ type: "text", value: words }],
  };
}

function encodePath(id: string): string {
  return encodeURI(id.trim()).replaceAll(/[()]/gu, (sign) =>
    sign === "(" ? "%28" : "%29",
  );
}
