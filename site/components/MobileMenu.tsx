import type { Navigation } from "#contract";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { isActive } from "./is-active.ts";
import type { Menus } from "./menus.ts";
import { NavigationLabel } from "./NavigationLabel.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages.ts";

/**
 * The menu of small screens. It is a native disclosure, so it opens without script. `closeMenuElsewhere` closes it when
 * the visitor clicks or focuses something else, follows one of its links or presses Escape.
 */
export function MobileMenu({ site, navigation, pathname }: Menus) {
  return (
    <details className="mobile-menu">
      <summary aria-label={shellMessages.menu}>
        <Icon name="menu" className="mobile-menu-closed" />
        <Icon name="close" className="mobile-menu-opened" />
      </summary>
      <nav
        className="mobile-menu-panel"
        aria-label={shellMessages.menu}
        data-menu="small"
      >
        <ul>
          {navigation.header.map((link) => (
            <MenuItem
              key={link.href}
              {...link}
              active={isActive(link, pathname)}
            />
          ))}
        </ul>
        <h2 id="mobile-menu-group">{navigation.mobileGroup.title}</h2>
        <ul aria-labelledby="mobile-menu-group">
          {navigation.mobileGroup.links.map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
        </ul>
        <div className="mobile-menu-actions">
          <Button as={SiteLink} href={loginUrl(site)} variant="outline">
            {navigation.application.logIn}
          </Button>
          <Button as={SiteLink} href={signUpUrl(site)}>
            {navigation.application.signUp}
          </Button>
        </div>
      </nav>
    </details>
  );
}

type MenuItemProps = Navigation["header"][number] & { active?: boolean };

function MenuItem({ href, label, about, active }: MenuItemProps) {
  return (
    <li>
      <SiteLink href={href} data-active={active} marksCurrent>
        <NavigationLabel label={label} about={about} />
      </SiteLink>
    </li>
  );
}
