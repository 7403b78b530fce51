import { createContext, use } from "react";

/** The pictures of the page by name, as HTML. */
export const Pictures = createContext<Readonly<Record<string, string>>>({});

/**
 * A picture from `pictures.tsx` beside the page, or nothing if it is not there. The browser never draws it: it gets the
 * HTML from the server.
 */
export function Picture({ name }: { name: string }) {
  const { [name]: html } = use(Pictures);
  if (html === undefined) return null;
  return (
    <div
      className="contents"
      data-picture={name}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
