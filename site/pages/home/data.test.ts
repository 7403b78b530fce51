import { describe, expect, it } from "vitest";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePlans } from "../../testing/sample-plans.ts";
import { homeStructuredData } from "./structured-data.ts";

const things = homeStructuredData(
  { ...fakeContent(), plans: samplePlans },
  "https://northlark.example",
);

describe("the home page's structured data", () => {
  it("describes organization, web site and product", () => {
    expect(things.map((thing) => thing["@type"])).toEqual([
      "Organization",
      "WebSite",
      "SoftwareApplication",
    ]);
  });

  it("offers every plan at the price of the price list", () => {
    expect(things[2]?.["offers"]).toMatchObject(
      samplePlans.map(({ name, price }) => ({
        "@type": "Offer",
        name,
        price: price.slice(1),
        priceCurrency: "USD",
      })),
    );
  });

  it("has a monthly billing period for monthly plans", () => {
    const offers = JSON.parse(JSON.stringify(things[2]?.["offers"]));
    expect(offers[0].priceSpecification).toBeUndefined();
    expect(offers[1].priceSpecification).toMatchObject({
      price: "20",
      unitCode: "MON",
    });
  });

  it("has absolute addresses and no undefined values", () => {
    const text = JSON.stringify(things);
    expect(text).not.toMatch(/undefined|null|"\/[a-z]/u);
    expect(things[0]?.["url"]).toBe("https://northlark.example/");
  });
});
