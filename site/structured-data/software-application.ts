import type { ContentReader, Plan } from "#contract";
import { parsePrice } from "../money.ts";

/** A plan as schema.org Offer. Its price is that of the price list without the currency sign. */
function toOffer(plan: Plan, pricing: string): Record<string, unknown> {
  const { amount, code } = parsePrice(plan.price);
  const money = { price: amount, priceCurrency: code };
  return {
    "@type": "Offer",
    name: plan.name,
    description: plan.summary,
    url: pricing,
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

/** Schema.org SoftwareApplication of the service, with every plan as an offer. */
export function softwareApplication(
  origin: string,
  { site, plans }: Pick<ContentReader, "site" | "plans">,
): Record<string, unknown> {
  const pricing = new URL("/pricing", origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: site.name,
    description: site.description,
    url: new URL("/", origin).href,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: plans.map((plan) => toOffer(plan, pricing)),
  };
}
