import { useEffect } from "react";
import type { ShellData } from "../page-data.ts";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { isActive } from "./is-active.ts";
import { closeMenu } from "./menu-closing.ts";
import { NavigationLabel } from "./NavigationLabel.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";

interface MobileMenuProps {
  shell: ShellData;
  pathname: string;
}

/**
 * The menu of small screens. It is a native disclosure, so it opens without script. `closeMenuElsewhere`
 * closes it when the visitor looks or goes elsewhere.
 */
export function MobileMenu({ shell, pathname }: MobileMenuProps) {
  const { site, navigation } = shell;

  // Back and Forward change the page without a click in the menu.
  useEffect(closeMenu, [pathname]);

  const item = (
    { href, label, about }: ShellData["navigation"]["header"][number],
    active?: boolean,
  ) => (
    <li key={href}>
      <SiteLink
        href={href}
        data-active={active}
        aria-current={pathname === href ? "page" : undefined}
      >
        <NavigationLabel label={label} about={about} />
      </SiteLink>
    </li>
  );

  return (
    <details className="mobile-menu" suppressHydrationWarning>
      <summary aria-label="Menu">
        <Icon name="menu" className="mobile-menu-closed" />
        <Icon name="close" className="mobile-menu-opened" />
      </summary>
      <nav className="mobile-menu-panel" aria-label="Menu">
        <ul>
          {navigation.header.map((link) =>
            item(link, isActive(link, pathname)),
          )}
        </ul>
        <h2 id="mobile-menu-group">{navigation.mobileGroup.title}</h2>
        <ul aria-labelledby="mobile-menu-group">
          {navigation.mobileGroup.links.map((link) => item(link))}
        </ul>
        <div className="mobile-menu-actions">
          <Button as={SiteLink} href={loginUrl(site)} variant="outline">
            Login
          </Button>
          <Button as={SiteLink} href={signUpUrl(site)}>
            Start Now
          </Button>
        </div>
      </nav>
    </details>
  );
}
