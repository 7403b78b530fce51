import type { ReactNode } from "react";
import { textLink } from "../../components/TextLink.tsx";
import { Icon, type IconProps } from "../../components/ui/Icon.tsx";
import type { ContactData } from "./data.ts";
import { contactPageMessages } from "../../messages/contact.ts";

export function ContactInfo({
  supportEmail,
  office,
}: Pick<ContactData, "supportEmail" | "office">) {
  return (
    <dl className="border-b border-line">
      <Fact icon="mail" name={contactPageMessages.emailLabel}>
        <a className={textLink} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </Fact>
      <Fact icon="map-pin" name={contactPageMessages.office}>
        <address>
          {office.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Fact>
    </dl>
  );
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
