import { SiteLink } from "../../components/SiteLink.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import type { PageProps } from "../../page.ts";
import type sitemapData from "./data.ts";

export default function SitemapPage({ data }: PageProps<typeof sitemapData>) {
  const { hero, groups } = data;
  return (
    <Container className="pt-14 pb-14 lg:pt-20 lg:pb-28">
      <div className="mb-12 grid gap-4">
        <h1>{hero.headline}</h1>
        <Lead>{hero.lead}</Lead>
      </div>
      <div>
        {groups.map(({ heading, links }) => (
          <div
            key={heading}
            className="grid gap-x-8 gap-y-1 border-t border-line py-6 lg:grid-cols-[3fr_9fr] lg:py-8"
          >
            <h2 className="text-base font-medium tracking-normal text-muted lg:max-w-[12em] lg:pt-2">
              {heading}
            </h2>
            <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
              {links.map(({ href, label, text }) => (
                <li key={href} className="grid content-start py-2">
                  <SiteLink
                    href={href}
                    className="w-fit text-h4 font-medium tracking-tight underline-offset-4 hover:text-link hover:underline hover:decoration-1"
                  >
                    {label}
                  </SiteLink>
                  <span className="text-md text-muted">{text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Container>
  );
}
