import { useState } from "react";
import type { Notice } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type noticeData from "./data.ts";
import "./notice.css";

const icons = {
  question: "mail",
  done: "check-circle",
  problem: "alert",
} as const;

/** A message of the server: the reply to a form without script, or to a link in a newsletter mail. */
export default function NoticePage({ data }: PageProps<typeof noticeData>) {
  const { tone, heading, text, errors = [], button, link } = data;
  const [first, ...rest] = text.map((paragraph) => (
    <p key={paragraph}>{paragraph}</p>
  ));
  return (
    <Section className="notice">
      <Icon name={icons[tone]} size="xl" className={`notice-${tone}`} />
      <h1>{heading}</h1>
      {first}
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {rest}
      <div className="notice-actions">
        {button && <PostButton {...button} />}
        <Button as={SiteLink} href={link.path} variant="outline" size="lg">
          {link.label}
        </Button>
      </div>
    </Section>
  );
}

/** Posts to the address of the page, once: it is disabled as soon as it is pressed. */
function PostButton({ label, busyLabel }: NonNullable<Notice["button"]>) {
  const [busy, setBusy] = useState(false);
  return (
    <form method="post" onSubmit={() => setBusy(true)}>
      <Button type="submit" size="lg" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  );
}
