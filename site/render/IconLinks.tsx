import { pageColors } from "../theme/page-colors.ts";

/** The icons of the site, and the colour of the browser's own bars, which `theme.ts` changes with the theme. */
export function IconLinks() {
  const { dark, light } = pageColors;
  return (
    <>
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
    </>
  );
}
