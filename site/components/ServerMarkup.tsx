import { useMarkup } from "./markup.ts";

interface ServerMarkupProps {
  /** Rendered on the server from our own components, or compiled from Markdown. */
  html: string;
  className?: string;
}

/**
 * Markup that needs no script, such as a picture of the product, a list of figures or links. Only the server renders
 * it, so the browser does not load its components.
 */
export function ServerMarkup({ html, className }: ServerMarkupProps) {
  return <div className={className} {...useMarkup(html)} />;
}
