import type { ComponentPropsWithRef, ReactNode } from "react";

interface PictureCardProps extends ComponentPropsWithRef<"article"> {
  /** Half as wide as the card from `@2xl`. */
  picture: ReactNode;
}

/** A card of a grid: words below a picture, or beside it where the card fills a row. A link in it covers all of it. */
export function PictureCard({ picture, children, ...rest }: PictureCardProps) {
  return (
    <article
      {...rest}
      className="group/card relative flex h-full flex-col gap-5 rounded-lg outline-offset-8 outline-focus has-[.card-link:focus-visible]:outline-2 @2xl:flex-row @2xl:items-center @2xl:gap-10 print:break-inside-avoid"
    >
      {picture}
      <div className="flex flex-1 flex-col items-start gap-3">{children}</div>
    </article>
  );
}
