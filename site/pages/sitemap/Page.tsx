import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type sitemapData from "./data.ts";
import "./sitemap.css";

/** Links to all pages of the site. */
export default function SitemapPage({ data }: PageProps<typeof sitemapData>) {
  const { hero, groups } = data;
  return (
    <Section className="sitemap">
      <div className="sitemap-head">
        <h1>{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <div className="sitemap-groups">
        {groups.map(({ heading, links }) => (
          <div key={heading} className="sitemap-group">
            <h2>{heading}</h2>
            <ul>
              {links.map(({ href, label, text }) => (
                <li key={href}>
                  <SiteLink href={href}>{label}</SiteLink>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
