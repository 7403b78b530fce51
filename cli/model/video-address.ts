import type { Element } from "hast";
import { toString } from "hast-util-to-string";

/** A video on another site. */
export interface ForeignVideo {
  provider: "YouTube" | "Vimeo";
  /** The address of a player that sets no cookies before a visitor starts the video. */
  player: string;
}

/** The video at an address on YouTube or Vimeo. Undefined for any other address. */
export function parseVideoAddress(address: string): ForeignVideo | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:\/\//iu.test(address)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./u, "");
  if (/^(?:youtu\.be|youtube(?:-nocookie)?\.com)$/u.test(host))
    return parseYouTube(url, host);
  return /^(?:player\.)?vimeo\.com$/u.test(host) ? parseVimeo(url) : undefined;
}

function parseYouTube(
  { pathname, searchParams }: URL,
  host: string,
): ForeignVideo | undefined {
  const path =
    host === "youtu.be"
      ? /^\/([\w-]+)\/?$/u.exec(pathname)?.[1]
      : /^\/(?:embed|shorts|live|v)\/([\w-]+)\/?$/u.exec(pathname)?.[1];
  const isWatch = host !== "youtu.be" && /^\/watch\/?$/u.test(pathname);
  const id = isWatch ? searchParams.get("v") : path;
  if (!/^[\w-]{11}$/u.test(id ?? "")) return undefined;
  const start = toSeconds(searchParams.get("t") ?? searchParams.get("start"));
  const query = `autoplay=1&rel=0${start > 0 ? `&start=${start}` : ""}`;
  return {
    provider: "YouTube",
    player: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
  };
}

function parseVimeo({
  hash,
  pathname,
  searchParams,
}: URL): ForeignVideo | undefined {
  const [, id, secret = searchParams.get("h") ?? ""] =
    /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/u.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const key = /^[\da-f]{6,20}$/u.test(secret) ? `&h=${secret}` : "";
  const start = toSeconds(/^#t=([\dhms]+)$/u.exec(hash)?.[1]);
  const query = `autoplay=1&dnt=1${key}`;
  return {
    provider: "Vimeo",
    player: `https://player.vimeo.com/video/${id}?${query}${start > 0 ? `#t=${start}s` : ""}`,
  };
}

/** `90`, `90s` or `1m30s` in seconds; 0 for anything else. */
function toSeconds(text: string | null | undefined): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/u.exec(text ?? "") ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The video that a link leads to. */
export function videoOf({ properties }: Element): ForeignVideo | undefined {
  return parseVideoAddress(String(properties.href ?? ""));
}

/** The text of a link, or the alternative text of its image. Undefined for no text, or if the text is an address. */
export function titleOf(link: Element): string | undefined {
  const image = link.children.find(
    (node) => node.type === "element" && node.tagName === "img",
  );
  const alt = image?.type === "element" ? image.properties.alt : undefined;
  const text = toString(link).trim() || String(alt ?? "").trim();
  const isAddress = /^(?:https?:\/\/|www\.)\S*$/iu.test(text);
  return text === "" || isAddress ? undefined : text.replaceAll(/\s+/gu, " ");
}
