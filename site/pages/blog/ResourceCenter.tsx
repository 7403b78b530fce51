import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BlogWords } from "./data.ts";

/** The pictures of the three kinds. */
const icons = ["compass", "video", "chart"] as const;

/** Links to the Resource Center, as a whole and by type. */
export function ResourceCenter({
  resources,
  kinds,
}: Pick<BlogWords, "resources" | "kinds">) {
  return (
    <Section ground="tint" labelledBy="resource-center">
      <div className="resource-center">
        <div className="resource-center-head">
          <h2 id="resource-center">{resources.heading}</h2>
          <p className="lead">{resources.text}</p>
          <TextLink link={resources.link} />
        </div>
        <ul>
          {kinds.map(({ text, link: { href, label } }, index) => (
            <li key={href}>
              <SiteLink className="resource-center-link" href={href}>
                <Icon name={icons[index] ?? "compass"} />
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
