import type { ReactNode } from "react";
import { ContactForm } from "../../components/forms/ContactForm.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import {
  contactMessages,
  contactPageMessages,
} from "../../messages/contact.ts";
import { textLink } from "../../components/TextLink.tsx";
import { Icon, type IconProps } from "../../components/ui/Icon.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { olaf, townHall } from "../../components/scenes/city.ts";
import { larkPaths } from "../../components/scenes/Lark.tsx";
import type { ContactData, default as contactData } from "./data.ts";

/** The message form as a letter, and the other ways to reach us. */
export default function ContactPage({ data }: PageProps<typeof contactData>) {
  const { words, subject, job, supportEmail, office } = data;
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <h1>{words.hero.headline}</h1>
          <Lead>{job ? formatJobIntro(job) : words.hero.lead}</Lead>
        </div>
        <Card className="self-start shadow-frame lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-10">
          <div className="mb-8 flex items-start justify-between gap-4 border-b border-line pb-6">
            <address className="grid min-w-0 gap-1 pt-1 font-mono text-xs wrap-anywhere sm:text-sm text-muted">
              <span className="text-faint">{contactMessages.to}</span>
              <span className="text-ink">{supportEmail}</span>
              {office.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <Stamp />
          </div>
          <ContactForm
            key={subject}
            subject={subject}
            supportEmail={supportEmail}
            messageHint={job && contactPageMessages.workHint}
          />
        </Card>
        <div className="grid content-start gap-8">
          <dl className="border-b border-line">
            <Fact icon="mail" name={contactPageMessages.emailLabel}>
              <a className={textLink} href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </Fact>
            <Fact icon="map-pin" name={contactPageMessages.office}>
              <address className="whitespace-pre-line">
                {office.lines.join("\n")}
              </address>
            </Fact>
          </dl>
          <AsideCard icon={job ? "briefcase" : "calendar"} {...asideOf(data)} />
        </div>
      </div>
    </Section>
  );
}

function formatJobIntro({ title, isOpen }: NonNullable<ContactData["job"]>) {
  return isOpen
    ? contactPageMessages.applying(title)
    : contactPageMessages.closed(title);
}

interface FactProps {
  icon: IconProps["name"];
  name: string;
  children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-t border-line py-3.5">
      <dt className="flex items-center gap-2.5 text-muted">
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** For applicants back to the position, or to what is open instead; for all others a demo. */
function asideOf({ job, words: { demo } }: ContactData) {
  const { jobText, openPositions, openPositionsText } = contactPageMessages;
  if (!job) return { ...demo.link, text: demo.text };
  return job.isOpen
    ? { href: job.path, label: job.title, text: jobText }
    : { href: "/careers", label: openPositions, text: openPositionsText };
}

interface AsideCardProps extends ReturnType<typeof asideOf> {
  icon: IconProps["name"];
}

function AsideCard({ icon, href, label, text }: AsideCardProps) {
  return (
    <Card
      interactive
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1"
    >
      <Icon name={icon} size="lg" className="mt-0.5 text-link" />
      <h2 className="text-h4">
        <SiteLink className={cardLink} href={href}>
          {label}
        </SiteLink>
      </h2>
      <p className="col-start-2 text-md text-muted">{text}</p>
      <Icon
        name="arrow-right"
        className="col-start-3 row-span-2 row-start-1 self-center text-muted transition-transform duration-180 ease-out group-hover/card:translate-x-1 group-hover/card:text-link"
      />
    </Card>
  );
}

/** A stamp with the city of the office, and a postmark. Decoration. */
function Stamp() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 168 124"
      className="h-20 w-auto flex-none sm:h-28"
    >
      <g transform="translate(70 4)">
        <rect width="96" height="116" fill="var(--color-line)" />
        <path
          stroke="var(--color-surface)"
          strokeWidth="4.8"
          strokeLinecap="round"
          strokeDasharray="0 8"
          d="M4 0H94M4 116H94M0 4V110M96 4V110"
        />
        <svg x="8" y="8" width="80" height="100">
          <rect
            width="80"
            height="100"
            className="night"
            fill="var(--color-sky)"
          />
          <rect
            width="80"
            height="100"
            className="fill-signal"
            opacity="0.25"
          />
          <g className="fill-on-primary">
            <circle cx="58" cy="44" r="22" opacity="0.1" />
            <circle cx="58" cy="44" r="10" opacity="0.85" />
          </g>
          <g className="night fill-hill" transform="translate(0 92) scale(.42)">
            <path d={olaf} transform="translate(34 0)" />
            <path d={townHall} transform="translate(172 0)" />
            <path d="M0 -4H200V30H0Z" />
          </g>
          <g className="fill-on-primary" transform="translate(12 14) scale(.4)">
            {larkPaths}
          </g>
        </svg>
      </g>
      <g className="fill-none stroke-muted" strokeWidth="1.5" opacity="0.7">
        <circle cx="56" cy="44" r="30" />
        <circle cx="56" cy="44" r="20" />
        <path d="M0 36q8-5 16 0t16 0M0 44q8-5 16 0t16 0M0 52q8-5 16 0t16 0" />
      </g>
    </svg>
  );
}
