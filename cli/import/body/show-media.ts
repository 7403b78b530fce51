import { embedLink } from "./embed-link.ts";
import { escapeHtml } from "./escape-text.ts";
import { attributeOf, type HtmlTag } from "./html-tags.ts";
import { readAddress } from "./template-address.ts";

function link(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

/** A link to what a frame, a player or a map would have shown; undefined for any other element. */
export function showMedia(
  tag: HtmlTag,
  following: readonly HtmlTag[],
  text: string,
): string | undefined {
  switch (tag.name) {
    case "iframe":
    case "embed":
    case "video":
    case "audio":
    case "frame": {
      const inner = following.findIndex(
        ({ name, isClosing }) => name === tag.name && isClosing,
      );
      const sources = (inner === -1 ? [] : following.slice(0, inner))
        .filter(({ name }) => name === "source")
        .flatMap((each) => attributeOf(each, "src") ?? []);
      const addresses = [
        attributeOf(tag, "src"),
        attributeOf(tag, "data-src"),
        ...sources,
      ].filter(
        (src) => src !== undefined && src !== "" && src !== "about:blank",
      );
      if (addresses.length === 0) return "";
      const title = attributeOf(tag, "title") || undefined;
      return [...new Set(addresses)]
        .map((src = "") => {
          const player =
            /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]+)/u.exec(
              src,
            )?.[1];
          const words =
            title ??
            `${tag.name === "audio" ? "Sound" : tag.name === "iframe" ? "Embedded page" : "Video"}: ${readAddress(src).replace(/^(?:https?:)?\/\//u, "")}`;
          if (player === undefined)
            return link(src.startsWith("//") ? `https:${src}` : src, words);
          return link(
            `https://www.youtube.com/watch?v=${player}`,
            title ?? "Video on YouTube",
          );
        })
        .join(" ");
    }
    case "object": {
      const data = attributeOf(tag, "data");
      if (data === undefined) return undefined;
      return /\.(?:svg|png|jpe?g|gif|webp)$/iu.test(data)
        ? `<img src="${escapeHtml(data)}" alt="${escapeHtml(attributeOf(tag, "title") ?? "")}"><div>`
        : `${link(data, attributeOf(tag, "title") ?? data)}<div>`;
    }
    case "area": {
      const href = attributeOf(tag, "href");
      return href === undefined
        ? ""
        : link(
            href,
            attributeOf(tag, "alt") ?? attributeOf(tag, "title") ?? href,
          );
    }
    case "input": {
      if (attributeOf(tag, "type")?.toLowerCase() === "checkbox")
        return undefined;
      return escapeHtml(
        attributeOf(tag, "value") ?? attributeOf(tag, "placeholder") ?? "",
      );
    }
    case "lite-youtube":
    case "youtube-embed": {
      const id = attributeOf(tag, "videoid") ?? attributeOf(tag, "id");
      const shown =
        id === undefined
          ? undefined
          : embedLink({ name: "youtube", values: new Map([["id", id]]) });
      return shown && text !== ""
        ? link(
            `https://www.youtube.com/watch?v=${id ?? ""}`,
            attributeOf(tag, "title") ?? "Video on YouTube",
          )
        : undefined;
    }
    default:
      return undefined;
  }
}
