import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** The lists of people behind a number. */
export function NamesSection({ lists }: { lists: string }) {
  return (
    <Section ground="band" labelledBy="names">
      <div className="names">
        <div className="names-words">
          <h2 id="names">A count is a prompt to look. The names decide.</h2>
          <p className="lead">
            Open the number and you have a list. Keep the titles you sell to,
            drop the accounts you already own, and sort by company.
          </p>
          <p className="names-note">
            Three new connections at one account in a week is a meeting you were
            not invited to.
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
