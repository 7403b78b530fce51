import type { ContentReader, Plan } from "#contract";

type Source = Pick<ContentReader, "site" | "facts" | "plans">;
type Thing = Record<string, unknown>;

const CONTEXT = "https://schema.org";
const CURRENCY = "USD";

/** A plan as schema.org's Offer; the price is the price list's own text without its sign. */
function toOffer(plan: Plan, origin: string): Thing {
  const price = plan.price.replace("$", "");
  const money = { price, priceCurrency: CURRENCY };
  return {
    "@type": "Offer",
    name: plan.name,
    description: plan.summary,
    url: `${origin}/pricing`,
    ...money,
    ...(plan.leadsPer === "month"
      ? {
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            ...money,
            unitCode: "MON",
          },
        }
      : {}),
  };
}

/** What the home page tells search engines: who we are, which site this is, what we sell at which price. */
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
      logo: `${origin}/apple-touch-icon.png`,
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
      inLanguage: "en-US",
      publisher: { "@id": organizationId },
    },
    {
      "@context": CONTEXT,
      "@type": "SoftwareApplication",
      name: site.name,
      description: site.description,
      url: `${origin}/`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      publisher: { "@id": organizationId },
      offers: plans.map((plan) => toOffer(plan, origin)),
    },
  ];
}
