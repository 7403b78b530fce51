import type { ReactNode } from "react";
import { Lead } from "../ui/Lead.tsx";

interface ReadingHeadProps {
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  title: string;
  description: string;
  /** Below the title: dates, times, labels. */
  meta: ReactNode;
}

/** The beginning of a text. */
export function ReadingHead({
  above,
  title,
  description,
  meta,
}: ReadingHeadProps) {
  return (
    <header
      className={
        above ? "grid gap-5 pt-4 lg:pt-8" : "grid gap-5 pt-14 lg:pt-20"
      }
    >
      {above}
      <h1 className="max-w-[22ch] text-title">{title}</h1>
      <Lead>{description}</Lead>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3.5 text-md text-muted">
        {meta}
      </div>
    </header>
  );
}
