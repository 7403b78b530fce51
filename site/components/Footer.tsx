import type { Navigation } from "#contract";
import type { Chrome, ClosingCall } from "../page.ts";
import { Dawn } from "./scenes/Dawn.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { TextLink } from "./TextLink.tsx";
import { toClosing } from "./to-closing.ts";
import { cn } from "./ui/cn.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";
import { Button } from "./ui/Button.tsx";
import { Container } from "./ui/Container.tsx";
import { Lead } from "./ui/Lead.tsx";
import { Logo } from "./ui/Logo.tsx";
import { shellMessages } from "../messages/shell.ts";

interface FooterProps extends Pick<Chrome, "site" | "navigation"> {
  /** The call of the page in place of that of all pages. */
  closing: ClosingCall | undefined;
  /** True on pages that people look something up on: the call is a line above a strip of the scene. */
  isQuiet: boolean;
}

/** The footer: a call to action, four columns of links, legal links, the theme choice. Rendered on the server. */
export function Footer({ site, navigation, closing, isQuiet }: FooterProps) {
  const social = site.social.flatMap(({ name, href }) =>
    href === undefined ? [] : [{ name, href }],
  );
  return (
    <footer className="bg-[linear-gradient(var(--color-page),var(--color-band)_24rem)] text-md sm:light:pt-[1vw]">
      <Closing
        {...(closing ?? toClosing(navigation.footerCall, site))}
        isQuiet={isQuiet}
      />
      <Container>
        <div className="grid grid-cols-[2fr_3fr] gap-x-6 gap-y-10 py-12 md:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.4fr)] lg:py-16 print:hidden">
          {navigation.footer.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3 className={columnTitle}>{title}</h3>
              <LinkList links={links} />
            </nav>
          ))}
          <div>
            <h3 className={columnTitle}>{shellMessages.connect}</h3>
            <ul>
              <li>
                <a href={`mailto:${site.supportEmail}`} className={quietLink}>
                  {site.supportEmail}
                </a>
              </li>
              <li>
                <address className="flex min-h-9 items-center text-muted">
                  {site.office.lines.join(", ")}
                </address>
              </li>
              {social.map(({ name, href }) => (
                <li key={name}>
                  <SiteLink href={href} className={quietLink}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 pb-10">
          <Logo name={site.name} />
          {closing && (
            <p className="text-sm text-muted">{navigation.footerCall.text}</p>
          )}
          <LinkList
            className="flex flex-wrap gap-x-5 text-sm xl:ml-auto"
            links={navigation.legal}
          />
          <ThemeChoice />
        </div>
      </Container>
    </footer>
  );
}

const columnTitle =
  "mb-2 font-mono text-sm font-normal tracking-normal text-faint";

const quietLink =
  "inline-flex min-h-9 min-w-11 items-center wrap-anywhere text-muted underline-offset-4 hover:text-ink hover:underline";

/** The one call to action of a page, before a sunrise. */
function Closing({
  heading,
  text,
  button,
  link,
  isQuiet,
}: ClosingCall & Pick<FooterProps, "isQuiet">) {
  return (
    <section className="night relative isolate overflow-hidden print:hidden">
      <Dawn
        light={isQuiet ? "night" : "dawn"}
        className={cn(
          "-z-10",
          isQuiet &&
            "top-auto h-[max(14vw,7rem)] [mask-image:linear-gradient(transparent,black_30%)]",
        )}
      />
      <Container
        className={
          isQuiet
            ? "flex flex-wrap items-center justify-between gap-6 pt-10 pb-28 lg:pb-36 2xl:pb-48"
            : "grid justify-items-center gap-5 pt-20 pb-48 text-center lg:pt-28 lg:pb-72 2xl:pt-36 2xl:pb-96"
        }
      >
        <h2 className={isQuiet ? "text-h3" : "max-w-[18em]"}>{heading}</h2>
        {text !== undefined && !isQuiet && (
          <Lead className="text-balance">{text}</Lead>
        )}
        <p
          className={cn(
            "flex flex-wrap items-center gap-x-8 gap-y-4",
            !isQuiet && "mt-3 justify-center",
          )}
        >
          <Button
            as={SiteLink}
            href={button.href}
            size={isQuiet ? "default" : "lg"}
          >
            {button.label}
          </Button>
          {link && <TextLink link={link} />}
        </p>
      </Container>
    </section>
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
          <SiteLink href={link.href} className={quietLink}>
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
