import type { ReactNode } from "react";
import { Portrait } from "../Portrait.tsx";
import { cn } from "../ui/cn.ts";

interface DrawerProps {
  className?: string;
  children: ReactNode;
}

/** Details below the rows of an area, or in a column beside them. */
export function Drawer({ className, children }: DrawerProps) {
  return (
    <div
      data-drawer
      className={cn(
        "grid content-start gap-3 border-t border-line bg-band p-4 @4xl/frame:border-t-0 @4xl/frame:border-l @4xl/frame:p-5",
        className,
      )}
    >
      {children}
    </div>
  );
}

interface DrawerHeadProps {
  name: string;
  title: string;
  company: string;
}

/** The person whose details a drawer has. */
export function DrawerHead({ name, title, company }: DrawerHeadProps) {
  return (
    <div className="flex items-center gap-3 text-muted">
      <Portrait name={name} size="lg" />
      <p>
        <strong className="block text-md text-ink">{name}</strong>{" "}
        <span>
          {title}, {company}
        </span>
      </p>
    </div>
  );
}

/** A quiet line above a part of a drawer. */
export function DrawerLabel({ className, children }: DrawerProps) {
  return <p className={cn("mt-1 text-xs text-faint", className)}>{children}</p>;
}

/** How something that a person said or will read looks in a drawer. */
export const drawerSaid =
  "rounded-md rounded-tl-sm bg-fill px-3.5 py-3 text-sm leading-normal shadow-card";
