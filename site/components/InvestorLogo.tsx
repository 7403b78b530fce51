import { useState } from "react";
import type { Investor } from "#contract";
import { cn } from "./ui/cn.ts";

/** An investor's logo. Until the image is loaded, the name is shown as text. */
export function InvestorLogo({ name, src }: Pick<Investor, "name" | "src">) {
  const [loaded, setLoaded] = useState(false);
  return (
    <li className="grid h-10 grid-cols-1 place-items-center *:col-start-1 *:row-start-1">
      <img
        // It may have been loaded before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setLoaded(true);
        }}
        onLoad={() => setLoaded(true)}
        src={src}
        alt={name}
        width={160}
        height={40}
        loading="lazy"
        decoding="async"
        className="h-10 max-w-full object-contain"
      />
      <span
        aria-hidden="true"
        className={cn(
          "font-semibold text-muted noscript:hidden",
          loaded && "invisible",
        )}
      >
        {name}
      </span>
    </li>
  );
}
