import { pageColors } from "../theme/page-colors.ts";
import type { PageAssets } from "./page-assets.ts";

/** The tags of the head that stay when the visitor goes to another page. `theme.ts` changes the colour of the browser. */
export function FixedTags({ assets }: { assets: PageAssets }) {
  const { dark, light } = pageColors;
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
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
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
