import { shadesOf } from "#contract";
import type { RenderDocument } from "../document.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** `/manifest.webmanifest`, by the W3C's Web Application Manifest. */
export const renderManifest: RenderDocument = async ({ content }) => {
  const { name, description, lang = "en" } = content.site;
  // The dark theme is the default.
  const { dark } = shadesOf(content.theme.colors.page);
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description,
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: dark,
    theme_color: dark,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-192", 192, "maskable"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  };
  return {
    status: 200,
    contentType: "application/manifest+json; charset=utf-8",
    text: `${JSON.stringify(manifest, null, 2)}\n`,
  };
};
