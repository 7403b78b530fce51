import { Icon } from "../../components/ui/Icon.tsx";
import type { ContactData } from "./data.ts";

export function ContactInfo({
  supportEmail,
  office,
}: Pick<ContactData, "supportEmail" | "office">) {
  return (
    <dl className="contact-info">
      <div>
        <dt>
          <Icon name="mail" />
          Email
        </dt>
        <dd>
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="map-pin" />
          Office
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
