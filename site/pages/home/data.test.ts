import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { claimMeasures } from "./claim-measures.ts";
import { homeStructuredData } from "./structured-data.ts";

const readYaml = (name: string) =>
  parse(
    readFileSync(
      new URL(`../../../content/${name}.yaml`, import.meta.url),
      "utf8",
    ),
  );

const plans: { name: string; price: string }[] = readYaml("plans");
const things = homeStructuredData(
  {
    site: readYaml("site"),
    facts: readYaml("facts"),
    plans: readYaml("plans"),
  },
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
      plans.map(({ name, price }) => ({
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
      price: "27",
      unitCode: "MON",
    });
  });

  it("has absolute addresses and no undefined values", () => {
    const text = JSON.stringify(things);
    expect(text).not.toMatch(/undefined|null|"\/[a-z]/u);
    expect(things[0]?.["url"]).toBe("https://northlark.example/");
  });
});

describe("claimMeasures", () => {
  it("explains each claim", () => {
    const facts: { claims: { id: string }[] } = readYaml("facts");
    expect(Object.keys(claimMeasures)).toEqual(
      facts.claims.map(({ id }) => id),
    );
  });
});
