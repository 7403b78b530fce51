import type { Navigation } from "#contract";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { isActive } from "./is-active.ts";
import type { Menus } from "./menus.ts";
import { NavigationLabel } from "./NavigationLabel.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages/shell.ts";

/**
 * The menu of small screens. It is a native disclosure, so it opens without script. `closeMenuElsewhere` closes it when
 * the visitor clicks or focuses something else, follows one of its links or presses Escape.
 */
export function MobileMenu({ site, navigation, pathname }: Menus) {
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

type MenuItemProps = Navigation["header"][number] & { active?: boolean };

function MenuItem({ href, label, about, active }: MenuItemProps) {
  return (
    <li>
      <SiteLink
        href={href}
        className="flex min-h-12 items-center border-b border-line text-base font-medium chosen:text-link"
        data-active={active}
        marksCurrent
      >
        <NavigationLabel label={label} about={about} />
      </SiteLink>
    </li>
  );
}
