import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageRequest } from "../page.ts";

type Drawn = Readonly<Record<string, ReactNode>>;

/** Pictures are the same for all, or drawn of the content. */
const pictureModules = import.meta.glob<{
  default: Drawn | ((request: PageRequest) => Drawn);
}>("../pages/*/pictures.tsx");

/** The pictures of a page by name, as HTML. */
export async function drawPictures(
  page: string,
  request: PageRequest,
): Promise<Record<string, string>> {
  const loaded = await pictureModules[`../pages/${page}/pictures.tsx`]?.();
  const pictures = loaded?.default ?? {};
  const drawn = typeof pictures === "function" ? pictures(request) : pictures;
  return Object.fromEntries(
    Object.entries(drawn).map(([name, picture]) => [
      name,
      renderToStaticMarkup(picture),
    ]),
  );
}
