import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** The lists of people behind a number. */
export function NamesSection({ lists }: { lists: string }) {
  return (
    <Section ground="band" labelledBy="names">
      <div className="names">
        <div className="names-words">
          <h2 id="names">
            The count gets your attention. The names tell you what to do.
          </h2>
          <p className="lead">
            Open the number and you&apos;ve got a list. Keep the titles you sell
            to, drop the accounts you already have, and sort by company.
          </p>
          <p className="names-note">
            Three new connections at one account in one week? That&apos;s a
            meeting you weren&apos;t invited to.
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
        <ServerMarkup html={lists} />
      </div>
    </Section>
  );
}
