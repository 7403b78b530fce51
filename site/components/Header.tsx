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
import { cn } from "./ui/cn.ts";
import { Container } from "./ui/Container.tsx";
import { shellMessages } from "../messages/shell.ts";

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

const navLink =
  "relative min-h-11 items-center rounded-md px-3 text-md font-medium text-muted transition-colors duration-120 after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full hover:text-ink chosen:text-ink chosen:after:bg-signal forced-colors:chosen:after:bg-[Highlight]";

/**
 * The sticky header: logo, navigation, theme, login and sign-up; a menu on small screens. What fits depends on the text
 * size too, so its width is measured in rem. It is always in view: focus in it scrolls nothing.
 */
export function Header({ site, navigation, pathname }: Menus) {
  return (
    <header
      className="@container/header sticky top-0 z-(--z-header) h-(--header-height) border-b border-transparent bg-page transition-colors duration-180 [view-transition-name:header] **:scroll-mt-[calc(-1.5rem-var(--header-height))] data-[scrolled=true]:border-line data-[scrolled=true]:bg-surface print:hidden"
      data-scrolled={useScrolled()}
    >
      <Container className="flex h-full items-center gap-2 @min-[24rem]/header:gap-6">
        <SiteLink
          href="/"
          className="inline-flex min-h-11 items-center rounded-sm @max-[16rem]/header:[&_svg]:hidden"
          aria-label={`${site.name}, home`}
        >
          <Logo name={site.name} />
        </SiteLink>
        <nav
          className="hidden @min-[64rem]/header:block"
          aria-label={shellMessages.mainMenu}
          data-menu="main"
        >
          <ul className="flex gap-1">
            {navigation.header.map((link) => (
              <li key={link.href}>
                <SiteLink
                  href={link.href}
                  className={cn(navLink, "inline-flex")}
                  data-active={isActive(link, pathname)}
                  marksCurrent
                >
                  <NavigationLabel {...link} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center @max-[16rem]/header:[&>:is(a,button)]:size-[44px] @min-[24rem]/header:gap-2">
          <SearchLink />
          <ThemeToggle />
          <SiteLink
            href={loginUrl(site)}
            className={cn(navLink, "hidden @min-[64rem]/header:inline-flex")}
          >
            {navigation.application.logIn}
          </SiteLink>
          <Button
            as={SiteLink}
            href={signUpUrl(site)}
            size="sm"
            className="whitespace-nowrap @max-[26rem]/header:hidden"
          >
            {navigation.application.signUp}
          </Button>
          <MobileMenu site={site} navigation={navigation} pathname={pathname} />
        </div>
      </Container>
    </header>
  );
}
