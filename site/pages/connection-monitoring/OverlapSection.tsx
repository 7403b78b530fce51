import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { OverlapPicture } from "./OverlapPicture.tsx";

/** A section about people whom two competitors met in the same week. */
export function OverlapSection() {
  return (
    <Section ground="invert" labelledBy="overlap">
      <div className="overlap-section">
        <div className="overlap-words">
          <h2 id="overlap">
            Met two of your rivals this week? They&apos;re shopping.
          </h2>
          <p className="lead">
            One new contact could be anything. Two competitors in the same week
            is a shortlist, and you can still get on it.
          </p>
          <p>
            <SiteLink
              className="text-link"
              href="/blog/competitor-audience-playbook"
            >
              Read the competitor audience playbook
            </SiteLink>
          </p>
        </div>
        <OverlapPicture />
      </div>
    </Section>
  );
}
