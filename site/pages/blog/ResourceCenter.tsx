import type { Address } from "../../route-table.ts";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon, type IconProps } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";

interface ResourceLink {
  href: Address;
  icon: IconProps["name"];
  label: string;
  text: string;
}

const links: readonly ResourceLink[] = [
  {
    href: "/resources?type=guide",
    icon: "compass",
    label: "Guides",
    text: "Step by step, from an empty account to a ranked list.",
  },
  {
    href: "/resources?type=video",
    icon: "video",
    label: "Videos",
    text: "Short screen recordings of one task each.",
  },
  {
    href: "/resources?type=case-study",
    icon: "chart",
    label: "Case Studies",
    text: "Worked examples with figures that add up.",
  },
];

/** Links to the Resource Center, as a whole and by type. */
export function ResourceCenter() {
  return (
    <Section ground="tint" labelledBy="resource-center">
      <div className="resource-center">
        <div className="resource-center-head">
          <h2 id="resource-center">Resource Center</h2>
          <p className="lead">
            Articles are half of it. The rest is there to be watched, followed
            and copied.
          </p>
          <SiteLink className="text-link" href="/resources">
            All resources
          </SiteLink>
        </div>
        <ul>
          {links.map(({ href, icon, label, text }) => (
            <li key={href}>
              <SiteLink className="resource-center-link" href={href}>
                <Icon name={icon} />
                <span>
                  <strong>{label}</strong>
                  <span>{text}</span>
                </span>
                <Icon name="arrow-right" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
