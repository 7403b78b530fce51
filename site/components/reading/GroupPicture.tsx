import { Cover, sheetLook } from "../Cover.tsx";
import sprite from "../drawings.svg?url&no-inline";
import { cn } from "../ui/cn.ts";

/** The groups with a drawing, by their slugs, and its ground. */
const grounds: Readonly<Record<string, string>> = {
  "getting-started": "bg-tint",
  "competitor-monitoring": "bg-rival-soft",
  integrations: "bg-signal-soft",
  "advanced-features": "bg-band",
};

/** What the articles of a group are about, by its slug. Decoration. */
export function GroupPicture({
  group,
  className,
}: {
  group: string;
  className: string;
}) {
  const ground = grounds[group];
  const look = cn("w-full rounded-md border border-line", ground, className);
  if (!ground) return <Cover kind="article" name={group} className={look} />;
  return (
    <svg className={cn(look, sheetLook)} aria-hidden="true">
      <use href={`${sprite}#${group}`} />
    </svg>
  );
}
