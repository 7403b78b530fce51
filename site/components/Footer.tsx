import type { Navigation } from "#contract";
import { signUpUrl } from "./application-links.ts";
import type { Menus } from "./menus.ts";
import { SiteLink } from "./SiteLink.tsx";
import { TextLink } from "./TextLink.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";
import { Button } from "./ui/Button.tsx";
import { Logo } from "./ui/Logo.tsx";
import { shellMessages } from "../messages.ts";

/** The footer: a call to action, four columns of links, legal links, the theme choice. Rendered on the server. */
export function Footer({ site, navigation }: Omit<Menus, "pathname">) {
  const social = site.social.flatMap(({ name, href }) =>
    href === undefined ? [] : [{ name, href }],
  );
  const { heading, text, signUp, link } = navigation.footerCall;
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-action">
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
          <p className="footer-action-links">
            <TextLink link={link} />
            <Button as={SiteLink} href={signUpUrl(site)} variant="secondary">
              {signUp}
            </Button>
          </p>
        </div>
        <div className="footer-columns">
          {navigation.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3>{title}</h3>
              <LinkList links={links} />
            </nav>
          ))}
          <div>
            <h3>{shellMessages.connect}</h3>
            <ul>
              <li>
                <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
              </li>
              <li>
                <address>{site.office.lines.join(", ")}</address>
              </li>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <SiteLink href={href}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="footer-end">
          <Logo name={site.name} />
          <LinkList className="footer-legal" links={navigation.legal} />
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

interface LinkListProps {
  links: Navigation["legal"];
  className?: string;
}

function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <SiteLink href={link.href}>{link.label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
