import type { ContentReader } from "#contract";
import { softwareApplication } from "../../structured-data/software-application.ts";

type Source = Pick<ContentReader, "site" | "facts" | "plans">;
type Thing = Record<string, unknown>;

const CONTEXT = "https://schema.org";

/** Structured data of the home page: organization, web site, product and prices. */
export function homeStructuredData(
  { site, facts, plans }: Source,
  origin: string,
): Thing[] {
  const organizationId = `${origin}/#organization`;
  const founded = facts.company.find(({ id }) => id === "founded");
  const profiles = site.social.flatMap(({ href }) => href ?? []);
  return [
    {
      "@context": CONTEXT,
      "@type": "Organization",
      "@id": organizationId,
      name: site.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      description: site.description,
      email: site.supportEmail,
      ...(founded ? { foundingDate: founded.value } : {}),
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
      address: {
        "@type": "PostalAddress",
        addressLocality: site.office.city,
        addressCountry: site.office.country,
      },
    },
    {
      "@context": CONTEXT,
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: site.name,
      url: `${origin}/`,
      description: site.tagline,
      inLanguage: site.lang ?? "en",
      publisher: { "@id": organizationId },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}/search?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
    {
      ...softwareApplication(origin, { site, plans }),
      publisher: { "@id": organizationId },
    },
  ];
}
