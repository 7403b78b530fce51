import type { SyntheticEvent } from "react";
import type { Investor } from "#contract";

function markLoaded(image: HTMLImageElement): void {
  image.dataset["loaded"] = "true";
}

/** An investor's logo. The name is shown as text until the image is loaded. */
export function InvestorLogo({ name, src }: Pick<Investor, "name" | "src">) {
  return (
    <li className="grid h-10 place-items-center *:col-start-1 *:row-start-1">
      <img
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) markLoaded(image);
        }}
        onLoad={(event: SyntheticEvent<HTMLImageElement>) =>
          markLoaded(event.currentTarget)
        }
        src={src}
        alt={name}
        width={160}
        height={40}
        loading="lazy"
        className="peer h-10 object-contain"
      />
      <span
        aria-hidden="true"
        className="font-semibold text-muted peer-data-loaded:invisible noscript:hidden"
      >
        {name}
      </span>
    </li>
  );
}
