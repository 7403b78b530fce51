import { useSyncExternalStore } from "react";
import type { Menus } from "./menus.ts";
import { Logo } from "./ui/Logo.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { isActive } from "./is-active.ts";
import { NavigationLabel } from "./NavigationLabel.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { Button } from "./ui/Button.tsx";
import { shellMessages } from "../messages.ts";

const THRESHOLD_PX = 20;

function onScroll(notice: () => void) {
  window.addEventListener("scroll", notice, { passive: true });
  return () => window.removeEventListener("scroll", notice);
}

/** True while the page is scrolled, also after a reload. False in the server's HTML. */
const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );

/** The sticky header: logo, navigation, theme, login and sign-up; a menu on small screens. */
export function Header({ site, navigation, pathname }: Menus) {
  return (
    <header className="site-header" data-scrolled={useScrolled()}>
      <div className="site-header-row container">
        <SiteLink
          href="/"
          className="site-header-logo"
          aria-label={`${site.name}, home`}
        >
          <Logo name={site.name} />
        </SiteLink>
        <nav
          className="site-header-nav"
          aria-label={shellMessages.mainMenu}
          data-menu="main"
        >
          <ul>
            {navigation.header.map((link) => (
              <li key={link.href}>
                <SiteLink
                  href={link.href}
                  className="nav-link"
                  data-active={isActive(link, pathname)}
                  marksCurrent
                >
                  <NavigationLabel {...link} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header-actions">
          <SearchLink />
          <ThemeToggle />
          <SiteLink
            href={loginUrl(site)}
            className="nav-link site-header-login"
          >
            {navigation.application.logIn}
          </SiteLink>
          <Button
            as={SiteLink}
            href={signUpUrl(site)}
            size="sm"
            className="site-header-sign-up"
          >
            {navigation.application.signUp}
          </Button>
          <MobileMenu site={site} navigation={navigation} pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
