import type { ReactNode } from "react";
import { Lead } from "./ui/Lead.tsx";
import { cn } from "./ui/cn.ts";

interface ListHeadProps {
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  title: string;
  lead: string;
  /** Below the lead. */
  children?: ReactNode;
}

/** The beginning of a page that lists things to read. */
export function ListHead({ above, title, lead, children }: ListHeadProps) {
  return (
    <header
      className={cn(
        "mb-10 grid gap-x-16 gap-y-5 lg:mb-16 lg:grid-cols-7-5",
        above ? "pt-4 lg:pt-8" : "pt-14 lg:pt-20",
      )}
    >
      {above && <div className="lg:col-span-2">{above}</div>}
      <h1>{title}</h1>
      <div className="grid content-start gap-4 lg:pt-2">
        <Lead>{lead}</Lead>
        {children}
      </div>
    </header>
  );
}
