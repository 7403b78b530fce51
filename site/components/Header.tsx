import { useSyncExternalStore } from "react";
import type { Navigation } from "#contract";
import type { Chrome } from "../page.ts";
import { Logo } from "./ui/Logo.tsx";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { SearchLink } from "./SearchLink.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { Button } from "./ui/Button.tsx";
import { cn } from "./ui/cn.ts";
import { Container } from "./ui/Container.tsx";
import { Icon } from "./ui/Icon.tsx";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";
import { shellMessages } from "../messages/shell.ts";

/** The data for the menus of a page. */
interface Menus extends Pick<Chrome, "site" | "navigation"> {
  /** The path of the page: links to it are marked. */
  pathname: string;
}

type MenuLink = Navigation["header"][number];

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

/** True if a menu entry is active on a page: at or below one of the paths that it lists, or else its own. */
function isActive(link: MenuLink, pathname: string): boolean {
  return (link.activeOn ?? [link.href]).some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}

/** The text of a link in the header. Screen readers and search engines also get a description of its target. */
function NavigationLabel({ label, about }: Pick<MenuLink, "label" | "about">) {
  return (
    <>
      {label}
      {about !== undefined && <VisuallyHidden> about {about}</VisuallyHidden>}
    </>
  );
}

/**
 * The menu of small screens. It is a native disclosure, so it opens without script. `closeMenuElsewhere` closes it when
 * the visitor clicks or focuses something else, follows one of its links or presses Escape.
 */
function MobileMenu({ site, navigation, pathname }: Menus) {
  return (
    <details id="mobile-menu" className="group/menu @min-[64rem]/header:hidden">
      <summary
        className="grid size-11 list-none place-items-center rounded-md @max-[16rem]/header:size-[44px] [&::-webkit-details-marker]:hidden"
        aria-label={shellMessages.menu}
      >
        <Icon name="menu" className="group-open/menu:hidden" />
        <Icon name="close" className="hidden group-open/menu:block" />
      </summary>
      <nav
        className="absolute inset-x-0 top-full z-(--z-menu) max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-y border-line bg-surface px-(--gutter) pt-4 pb-8 shadow-float"
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
        <h2
          id="mobile-menu-group"
          className="mt-6 mb-1 font-mono text-sm font-normal tracking-normal text-faint"
        >
          {navigation.mobileGroup.title}
        </h2>
        <ul aria-labelledby="mobile-menu-group">
          {navigation.mobileGroup.links.map((link) => (
            <MenuItem key={link.href} {...link} />
          ))}
        </ul>
        <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
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

function MenuItem({ active, ...link }: MenuLink & { active?: boolean }) {
  return (
    <li>
      <SiteLink
        href={link.href}
        className="flex min-h-12 items-center border-b border-line text-base font-medium chosen:text-link"
        data-active={active}
        marksCurrent
      >
        <NavigationLabel {...link} />
      </SiteLink>
    </li>
  );
}
