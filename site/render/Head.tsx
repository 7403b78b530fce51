import { createElement } from "react";
import { shadesOf, type ContentReader } from "#contract";
import type { HeadTag } from "../page.ts";
import type { PageAssets } from "./page-assets.ts";

interface HeadProps {
  /** The page's own. They change when the visitor goes to another page. */
  tags: readonly HeadTag[];
  assets: PageAssets;
  /** The background of pages in both themes. */
  ground: string;
  /** The script that counts visits. Left out where the address of the page is a secret. */
  analytics: ContentReader["site"]["analytics"];
}

/** The tags in the head of a document. `theme.ts` changes the colour of the browser. */
export function Head({ tags, assets, ground, analytics }: HeadProps) {
  const { dark, light } = shadesOf(ground);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {tags.map(([name, attributes, text], index) =>
        createElement(name, { ...attributes, key: index }, text),
      )}
      <meta name="color-scheme" content="dark light" />
      <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta
        name="theme-color"
        content={dark}
        data-dark={dark}
        data-light={light}
      />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((href) => (
        // Styles and fonts first: the page is complete without its scripts.
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {analytics && (
        <script
          async
          src={analytics.script}
          fetchPriority="low"
          {...Object.fromEntries(
            (analytics.attributes ?? []).map(({ name, value }) => [
              name,
              value,
            ]),
          )}
        />
      )}
    </>
  );
}
