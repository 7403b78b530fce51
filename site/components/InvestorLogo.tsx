import type { Investor } from "#contract";

/** An investor's logo. Until the image is loaded (see `markLoadedImages`), the name is shown as text. */
export function InvestorLogo({ name, src }: Pick<Investor, "name" | "src">) {
  return (
    <li className="grid h-10 grid-cols-1 place-items-center *:col-start-1 *:row-start-1">
      <img
        data-loaded="false"
        suppressHydrationWarning
        src={src}
        alt={name}
        width={160}
        height={40}
        loading="lazy"
        decoding="async"
        className="peer h-10 max-w-full object-contain"
      />
      <span
        aria-hidden="true"
        className="font-semibold text-muted peer-data-[loaded=true]:invisible noscript:hidden"
      >
        {name}
      </span>
    </li>
  );
}
