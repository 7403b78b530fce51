import type { Href } from "../../route-table.ts";
import type { ReactNode } from "react";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Icon, type IconProps } from "../../components/ui/Icon.tsx";
import type { ContactData, ContactWords } from "./data.ts";
import { contactPageMessages } from "../../messages/contact.ts";

interface AsideCardProps<Written extends string> {
  icon: IconProps["name"];
  href: Href<Written>;
  title: string;
  children: ReactNode;
}

function AsideCard<Written extends string>({
  icon,
  href,
  title,
  children,
}: AsideCardProps<Written>) {
  return (
    <Card
      interactive
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-1"
    >
      <Icon name={icon} size="lg" className="mt-0.5 text-link" />
      <h2 className="text-h4">
        <SiteLink className={cardLink} href={href}>
          {title}
        </SiteLink>
      </h2>
      <p className="col-start-2 text-md text-muted">{children}</p>
      <Icon
        name="arrow-right"
        className="col-start-3 row-span-2 row-start-1 self-center text-muted transition-transform duration-180 ease-out group-hover/card:translate-x-1 group-hover/card:text-link"
      />
    </Card>
  );
}

export function DemoCard({ words }: { words: ContactWords["demo"] }) {
  return (
    <AsideCard icon="calendar" href={words.link.href} title={words.link.label}>
      {words.text}
    </AsideCard>
  );
}

/** For applicants: back to the position, or to what is open instead. */
export function JobCard({
  title,
  path,
  isOpen,
}: NonNullable<ContactData["job"]>) {
  return isOpen ? (
    <AsideCard icon="briefcase" href={path} title={title}>
      {contactPageMessages.jobText}
    </AsideCard>
  ) : (
    <AsideCard
      icon="briefcase"
      href="/careers"
      title={contactPageMessages.openPositions}
    >
      {contactPageMessages.openPositionsText}
    </AsideCard>
  );
}
