import type { ReactNode } from "react";
import { TextLink } from "./TextLink.tsx";
import { cn } from "./ui/cn.ts";
import { Lead } from "./ui/Lead.tsx";

interface SectionWordsProps {
  id: string;
  heading: string;
  text: string;
  /** Where to read more. */
  link?: { label: string; href: string };
  className?: string;
  /** Between the text and the link. */
  children?: ReactNode;
}

/** The words of a section in a column beside its picture. */
export function SectionWords({
  id,
  heading,
  text,
  link,
  className,
  children,
}: SectionWordsProps) {
  return (
    <div className={cn("grid content-start gap-5", className)}>
      <h2 id={id}>{heading}</h2>
      <Lead>{text}</Lead>
      {children}
      {link && (
        <p>
          <TextLink link={link} className="inline-block py-2" />
        </p>
      )}
    </div>
  );
}
