import { useState } from "react";
import type { Investor } from "#contract";
import { revealOnReach } from "./reveal-on-reach.ts";
import { cn } from "./ui/cn.ts";
import { Section } from "./ui/Section.tsx";

type Logo = Pick<Investor, "name" | "src">;

interface InvestorBandProps {
  heading: string;
  investors: readonly Logo[];
}

/** The logos of the investors. They appear one after another when the visitor scrolls to them. */
export function InvestorBand({ heading, investors }: InvestorBandProps) {
  return (
    <Section ground="band" space="tight" labelledBy="investors">
      <h2
        id="investors"
        className="text-center text-base font-medium tracking-normal text-muted"
      >
        {heading}
      </h2>
      <ul
        ref={revealOnReach}
        className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-8 md:gap-y-10"
      >
        {investors.map(({ name, src }) => (
          <InvestorLogo key={name} name={name} src={src} />
        ))}
      </ul>
    </Section>
  );
}

/** An investor's logo. Until the image is loaded, the name is shown as text. */
function InvestorLogo({ name, src }: Logo) {
  const [loaded, setLoaded] = useState(false);
  return (
    <li className="grid h-10 grid-cols-1 place-items-center">
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
        className="col-start-1 row-start-1 h-10 max-w-full object-contain"
      />
      <span
        aria-hidden="true"
        className={cn(
          "col-start-1 row-start-1 font-semibold text-muted noscript:hidden",
          loaded && "invisible",
        )}
      >
        {name}
      </span>
    </li>
  );
}
