import { useState } from "react";
import type { Notice } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import type noticeData from "./data.ts";

const signs = {
  question: { icon: "mail", look: "text-link" },
  done: { icon: "check-circle", look: "text-success" },
  problem: { icon: "alert", look: "text-danger" },
} as const;

/** A message of the server: the reply to a form without script, or to a link in a newsletter mail. */
export default function NoticePage({ data }: PageProps<typeof noticeData>) {
  const { tone, heading, text, errors = [], button, link } = data;
  const { icon, look } = signs[tone];
  const [first, ...rest] = text.map((paragraph) => (
    <Lead key={paragraph} className="max-w-[60ch]">
      {paragraph}
    </Lead>
  ));
  return (
    <Container
      as="section"
      className="grid min-h-[45svh] content-center justify-items-start gap-5 py-14 lg:py-20"
    >
      <Icon name={icon} size="xl" className={look} />
      <h1 className="text-h2 wrap-anywhere">{heading}</h1>
      {first}
      {errors.length > 0 && (
        <ul className="grid max-w-[60ch] list-disc gap-2 pl-5 text-lead text-muted marker:text-danger">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      {rest}
      <div className="mt-3 grid w-full gap-3 sm:flex sm:flex-wrap">
        {button && <PostButton {...button} />}
        <Button as={SiteLink} href={link.path} variant="outline" size="lg">
          {link.label}
        </Button>
      </div>
    </Container>
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
