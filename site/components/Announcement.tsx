import type { ReactNode } from "react";
import { announcementMessages } from "../messages/pages.ts";
import { Section } from "./ui/Section.tsx";

interface AnnouncementProps {
  /** Name of the announced thing. */
  title: string;
  /** What is known about it. */
  children: ReactNode;
  /** What visitors can do until then. */
  actions: ReactNode;
  picture: ReactNode;
}

/** A page about something that is not released yet. */
export function Announcement({
  title,
  children,
  actions,
  picture,
}: AnnouncementProps) {
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid min-w-0 justify-items-start gap-5">
          <h1>{title}</h1>
          <h2 className="flex items-center gap-3 text-h3 text-link before:size-3 before:rounded-full before:border-2 before:border-signal">
            {announcementMessages.soon}
          </h2>
          {children}
          <div className="mt-3 flex flex-wrap gap-3">{actions}</div>
        </div>
        {picture}
      </div>
    </Section>
  );
}
