import { valueOf, type Component } from "./component.ts";

interface Embed {
  label: string;
  address: (id: string, more: string) => string;
}

const embeds: Record<string, Embed> = {
  youtube: {
    label: "Video on YouTube",
    address: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    label: "Video on Vimeo",
    address: (id) => `https://vimeo.com/${id}`,
  },
  tweet: {
    label: "Post on X",
    address: (user, id) =>
      id === ""
        ? `https://twitter.com/i/status/${user}`
        : `https://twitter.com/${user}/status/${id}`,
  },
  instagram: {
    label: "Post on Instagram",
    address: (id) => `https://www.instagram.com/p/${id}/`,
  },
  gist: {
    label: "Code on GitHub Gist",
    address: (user, id) =>
      `https://gist.github.com/${user}${id === "" ? "" : `/${id}`}`,
  },
  codepen: {
    label: "Example on CodePen",
    address: (user, id) =>
      id === ""
        ? `https://codepen.io/pen/${user}`
        : `https://codepen.io/${user}/pen/${id}`,
  },
  asciinema: {
    label: "Recording on asciinema",
    address: (id) => `https://asciinema.org/a/${id}`,
  },
  speakerdeck: {
    label: "Slides on Speaker Deck",
    address: (id) => `https://speakerdeck.com/player/${id}`,
  },
  soundcloud: {
    label: "Sound on SoundCloud",
    address: (id) => `https://soundcloud.com/${id}`,
  },
  jsfiddle: {
    label: "Example on JSFiddle",
    address: (id) => `https://jsfiddle.net/${id}`,
  },
  bilibili: {
    label: "Video on Bilibili",
    address: (id) => `https://www.bilibili.com/video/${id}`,
  },
  spotify: {
    label: "Sound on Spotify",
    address: (id, more) =>
      `https://open.spotify.com/${id}${more === "" ? "" : `/${more}`}`,
  },
};

const names = new Map<string, keyof typeof embeds>([
  ["youtube", "youtube"],
  ["youtubeembed", "youtube"],
  ["liteyoutube", "youtube"],
  ["liteyoutubeembed", "youtube"],
  ["lite-youtube", "youtube"],
  ["youtubevideo", "youtube"],
  ["youtube_sc", "youtube"],
  ["yt", "youtube"],
  ["youtubeplayer", "youtube"],
  ["vimeo", "vimeo"],
  ["tweet", "tweet"],
  ["twitter", "tweet"],
  ["tweet_single", "tweet"],
  ["x", "tweet"],
  ["tweetembed", "tweet"],
  ["instagram", "instagram"],
  ["gist", "gist"],
  ["codepen", "codepen"],
  ["asciinema", "asciinema"],
  ["speakerdeck", "speakerdeck"],
  ["soundcloud", "soundcloud"],
  ["jsfiddle", "jsfiddle"],
  ["bilibili", "bilibili"],
  ["spotify", "spotify"],
]);

/** A link to what a component would have put into the page from another site; undefined when it is none of these. */
export function embedLink(component: Component): string | undefined {
  const named = component.name.toLowerCase().replace(/^.*\//u, "");
  const isVideo = /^(?:video|embed|player)$/u.test(named);
  const provider = isVideo ? valueOf(component, "provider", "type") : undefined;
  const key = names.get(provider?.toLowerCase() ?? named);
  const embed = key === undefined ? undefined : embeds[key];
  if (embed === undefined) return undefined;
  const id = valueOf(
    component,
    "id",
    "videoid",
    "videoId",
    "youTubeId",
    "youtubeId",
    "video",
    "url",
    "src",
    "href",
    "user",
    "username",
    "hash",
    "file",
    "0",
  );
  if (id === undefined) return undefined;
  const isFirst = component.values.get("0")?.trim() === id;
  const more =
    key === "tweet" &&
    component.values.has("user") &&
    id !== component.values.get("user")
      ? { user: component.values.get("user") ?? "", id }
      : {
          user: id,
          id: isFirst
            ? (valueOf(component, "1") ?? "")
            : (valueOf(component, "slug", "gist") ?? ""),
        };
  const title = valueOf(component, "title", "caption") ?? embed.label;
  const address = /^https?:/u.test(id)
    ? id
    : embed.address(encodePart(more.user), encodePart(more.id));
  return `[${title.replaceAll(/[[\]]/gu, "\\$&")}](${address})`;
}

function encodePart(part: string): string {
  return part
    .split("/")
    .map((step) => encodeURIComponent(step).replaceAll("%40", "@"))
    .join("/")
    .replaceAll(/%3F/giu, "?")
    .replaceAll(/%3D/giu, "=")
    .replaceAll(/%26/giu, "&");
}
