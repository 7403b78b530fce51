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
  it("tells who, where and what", () => {
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

  it("bills by the month what is sold by the month", () => {
    const offers = JSON.parse(JSON.stringify(things[2]?.["offers"]));
    expect(offers[0].priceSpecification).toBeUndefined();
    expect(offers[1].priceSpecification).toMatchObject({
      price: "27",
      unitCode: "MON",
    });
  });

  it("gives absolute addresses and leaves nothing undefined", () => {
    const text = JSON.stringify(things);
    expect(text).not.toMatch(/undefined|null|"\/[a-z]/u);
    expect(things[0]?.["url"]).toBe("https://northlark.example/");
  });
});

describe("claimMeasures", () => {
  it("says of each claim what it counts", () => {
    const facts: { claims: { id: string }[] } = readYaml("facts");
    expect(Object.keys(claimMeasures)).toEqual(
      facts.claims.map(({ id }) => id),
    );
  });
});
