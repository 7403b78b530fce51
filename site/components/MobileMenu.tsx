import { useCallback, useEffect, useRef, type RefObject } from "react";
import type { ShellData } from "../page-data.ts";
import { loginUrl, signUpUrl } from "./application-links.ts";
import { isActive } from "./is-active.ts";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";

interface MobileMenuProps {
  shell: ShellData;
  pathname: string;
}

/** Closes an open menu on Escape, on a click outside of it and when the focus leaves it. */
function useClosing(
  menu: RefObject<HTMLDetailsElement | null>,
  close: () => void,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const life = new AbortController();
    const { signal } = life;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    return () => life.abort();
  }, [menu, close]);
}

/**
 * The menu of small screens. It is a native disclosure, so it opens without script. Script closes it when the visitor
 * looks or goes elsewhere.
 */
export function MobileMenu({ shell, pathname }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { site, navigation } = shell;

  const close = useCallback(() => menu.current?.removeAttribute("open"), []);
  useEffect(close, [close, pathname]);
  useClosing(menu, close);

  const item = (
    { href, label }: { href: string; label: string },
    active?: boolean,
  ) => (
    <li key={href}>
      <SiteLink
        href={href}
        onClick={close}
        data-active={active}
        aria-current={pathname === href ? "page" : undefined}
      >
        {label}
      </SiteLink>
    </li>
  );

  return (
    <details ref={menu} className="mobile-menu">
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
