import { Icon } from "../../components/ui/Icon.tsx";
import type { ContactData } from "./data.ts";
import { contactMessages } from "../../messages.ts";

export function ContactInfo({
  supportEmail,
  office,
}: Pick<ContactData, "supportEmail" | "office">) {
  return (
    <dl className="contact-info">
      <div>
        <dt>
          <Icon name="mail" />
          {contactMessages.emailLabel}
        </dt>
        <dd>
          <a className="text-link underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="map-pin" />
          {contactMessages.office}
        </dt>
        <dd>
          <address>
            {office.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
    </dl>
  );
}
