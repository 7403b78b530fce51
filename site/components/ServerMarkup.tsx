interface ServerMarkupProps {
  /** Made on the server, from components of ours. */
  html: string;
  className?: string;
}

/**
 * Markup that needs no script once it stands: a picture of the product, a list of figures. The server makes it, so the
 * browser loads none of what it is made from. It holds no link to a page of ours, which only a SiteLink follows.
 */
export function ServerMarkup({ html, className }: ServerMarkupProps) {
  return (
    <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
