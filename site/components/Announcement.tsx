import type { ReactNode } from "react";
import { announcementMessages } from "../messages.ts";
import { Section } from "./ui/Section.tsx";
import "./announcement.css";

interface AnnouncementProps {
  /** Name of what is to come. */
  title: string;
  /** What is known of it. */
  children: ReactNode;
  /** What to do meanwhile. */
  actions: ReactNode;
  picture: ReactNode;
}

/** A page for something that is not there yet. */
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
