import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const pictureModules = import.meta.glob<{ default: Record<string, ReactNode> }>(
  "../pages/*/pictures.tsx",
);

/** The pictures of a page by name, as HTML. */
export async function drawPictures(
  page: string,
): Promise<Record<string, string>> {
  const loaded = await pictureModules[`../pages/${page}/pictures.tsx`]?.();
  return Object.fromEntries(
    Object.entries(loaded?.default ?? {}).map(([name, picture]) => [
      name,
      renderToStaticMarkup(picture),
    ]),
  );
}
