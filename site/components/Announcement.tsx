import type { ReactNode } from "react";
import { announcementMessages } from "../messages.ts";
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
    <Section className="announcement">
      <div className="announcement-text">
        <h1>{title}</h1>
        <h2>{announcementMessages.soon}</h2>
        {children}
        <div className="announcement-actions">{actions}</div>
      </div>
      {picture}
    </Section>
  );
}
