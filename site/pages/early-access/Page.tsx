import type { ReactNode } from "react";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink, textLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { waitlistMessages } from "../../messages/forms.ts";
import { partMessages } from "../../messages/pages.ts";
import { Lark } from "../../components/scenes/Lark.tsx";
import { Skyline } from "../../components/scenes/Skyline.tsx";
import { pointLook } from "../../components/point-look.ts";
import { cn } from "../../components/ui/cn.ts";
import type earlyAccessData from "./data.ts";
import type { EarlyAccessWords } from "./data.ts";

const SOURCE = "early-access";

/** The waitlist for unreleased features, and what is available already. */
export default function EarlyAccessPage({
  data,
}: PageProps<typeof earlyAccessData>) {
  const { words, host, signUpUrl } = data;
  return (
    <>
      <Section space="loose" className="pt-14 lg:pt-20">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-5">
            <h1 className="max-w-[12ch]">{words.hero.headline}</h1>
            <Lead className="max-w-128">{words.hero.lead}</Lead>
            <p className="text-muted">
              {words.today.label}{" "}
              <SiteLink
                className={`${textLink} whitespace-nowrap`}
                href={signUpUrl}
              >
                {words.today.signUp}
              </SiteLink>{" "}
              or{" "}
              <TextLink className="whitespace-nowrap" link={words.today.link} />
            </p>
          </div>
          <Ticket title={words.early.heading}>
            <h2 className="sr-only">{partMessages.waitlist}</h2>
            <NewsletterForm
              host={host}
              source={SOURCE}
              words={waitlistMessages}
              variant="default"
            />
          </Ticket>
        </div>
      </Section>
      <Path {...words} />
    </>
  );
}

interface TicketProps {
  title: string;
  children: ReactNode;
}

/** A ticket for the first train: its picture, a line to tear along, and what is filled in. */
function Ticket({ title, children }: TicketProps) {
  return (
    <div className="relative min-w-0 overflow-clip rounded-lg border border-line-strong bg-surface shadow-frame">
      <div className="night relative isolate flex h-56 items-start justify-between overflow-hidden rounded-t-lg p-6 sm:h-64 sm:p-8">
        <Skyline className="-z-1" />
        <p aria-hidden="true" className="text-h3 font-semibold tracking-title">
          {title}
        </p>
        <Lark className="size-10 text-ink" />
      </div>
      <div
        aria-hidden="true"
        className="relative border-t-2 border-dashed border-line-strong before:absolute before:-top-3 before:-left-3 before:size-6 before:rounded-full before:bg-page after:absolute after:-top-3 after:-right-3 after:size-6 after:rounded-full after:bg-page"
      />
      <div className="p-6 sm:p-8">{children}</div>
    </div>
  );
}

type PathProps = Pick<EarlyAccessWords, "released" | "early" | "planned">;

/** How each stage looks on the line: passed, the next stop, and what comes later. */
const looks = {
  released: "border-signal before:border-signal before:bg-signal",
  early:
    "border-line-strong before:border-[5px] before:border-signal before:bg-band",
  planned:
    "border-line-strong max-lg:border-transparent before:border-control before:bg-band",
};

/** From today's features to the coming ones, as stops on a line. */
function Path(stages: PathProps) {
  return (
    <Section ground="band" aria-label={partMessages.stages}>
      <ol className="grid lg:grid-cols-3">
        {(["released", "early", "planned"] as const).map((name) => {
          const { heading, text, link } = stages[name];
          return (
            <li
              key={name}
              className={cn(
                pointLook,
                "ml-[7px] pb-10 before:top-0 before:ring-4 before:ring-band last:pb-0 lg:ml-0 lg:border-t-2 lg:border-l-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0 lg:before:-top-[9px] lg:before:left-0",
                looks[name],
              )}
            >
              <h2 className="text-h3 max-lg:-mt-1.5">{heading}</h2>
              <p className="mt-2 mb-3 max-w-[44ch] text-muted">{text}</p>
              <TextLink link={link} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
