import type { ReactNode } from "react";
import { cn } from "../../components/ui/cn.ts";

interface GallerySectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One kind of component. */
export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section
      className="not-first-of-type:mt-18 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
      aria-labelledby={id}
    >
      <h2 id={id} className="mb-8 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface RowProps {
  title: string;
  /** When to use it, or what to look at. */
  note?: ReactNode;
  /** Minimum width of a specimen. */
  fit?: keyof typeof columns;
  children: ReactNode;
}

const columns = {
  small: "grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))]",
  medium: "grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]",
  full: "grid-cols-1",
  wide: "grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))]",
} as const;

/** Specimens of one component side by side. */
export function Row({ title, note, fit = "small", children }: RowProps) {
  return (
    <div className="mt-10">
      <h3 className="text-base font-medium">{title}</h3>
      {note && <p className="text-md text-muted">{note}</p>}
      <div className={cn("mt-4 grid gap-x-5 gap-y-6", columns[fit])}>
        {children}
      </div>
    </div>
  );
}
