import type { ReactNode } from "react";

interface GallerySectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One kind of component. */
export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section className="gallery-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface RowProps {
  title: string;
  /** When to use it, or what to look at. */
  note?: ReactNode;
  /** Minimum width of a specimen. */
  fit?: "small" | "medium" | "wide";
  children: ReactNode;
}

/** Specimens of one component side by side. */
export function Row({ title, note, fit = "small", children }: RowProps) {
  return (
    <div className="specimen-row">
      <h3>{title}</h3>
      {note && <p className="specimen-note">{note}</p>}
      <div className="specimens" data-fit={fit}>
        {children}
      </div>
    </div>
  );
}
