import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { sitemapGroups } from "./links.ts";
import "./sitemap.css";

/** Links to all pages of the site. */
export default function SitemapPage() {
  return (
    <Section className="sitemap">
      <div className="sitemap-head">
        <h1>Sitemap</h1>
        <p className="lead">Every page we have, and what you find there.</p>
      </div>
      <div className="sitemap-groups">
        {sitemapGroups.map(({ title, links }) => (
          <div key={title} className="sitemap-group">
            <h2>{title}</h2>
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
