import Validator from "@adobe/structured-data-validator";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/u));
const url = z.string().check(z.regex(/^https?:\/\/[^\s"<>]+$/u));
const thing = (type: string, shape: Record<string, z.ZodMiniType>) =>
  z.looseObject({ "@type": z.literal(type), ...shape });
const some = (schema: z.ZodMiniType) => z.array(schema).check(z.minLength(1));

const organization = thing("Organization", { name: text });
const offer = thing("Offer", {
  price: z.string().check(z.regex(/^\d+(?:\.\d+)?$/u)),
  priceCurrency: z.string().check(z.regex(/^[A-Z]{3}$/u)),
});

/** The properties that Google requires, and the recommended ones that this site always has, by type. */
const required: Readonly<Record<string, z.ZodMiniType>> = {
  Organization: thing("Organization", { name: text, url, logo: url }),
  WebSite: thing("WebSite", {
    name: text,
    url,
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", {
        urlTemplate: z.string().check(z.includes("{search_term_string}")),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  BreadcrumbList: thing("BreadcrumbList", {
    itemListElement: some(
      thing("ListItem", { position: z.int(), name: text, item: url }),
    ),
  }),
  BlogPosting: thing("BlogPosting", {
    headline: text,
    image: url,
    datePublished: date,
    dateModified: date,
    author: thing("Person", { name: text, url }),
    publisher: organization,
    mainEntityOfPage: url,
  }),
  FAQPage: thing("FAQPage", {
    mainEntity: some(
      thing("Question", {
        name: text,
        acceptedAnswer: thing("Answer", { text }),
      }),
    ),
  }),
  SoftwareApplication: thing("SoftwareApplication", {
    name: text,
    applicationCategory: text,
    operatingSystem: text,
    offers: some(offer),
  }),
  JobPosting: thing("JobPosting", {
    title: text,
    description: text,
    datePosted: date,
    validThrough: z.optional(date),
    hiringOrganization: organization,
  }),
  ProfilePage: thing("ProfilePage", {
    mainEntity: thing("Person", { name: text }),
  }),
};

const block = z.looseObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.string(),
});

/** The JSON-LD blocks of a document. @throws if one is not JSON, or closes its element early */
function readStructuredData(html: string) {
  const blocks = html.matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu,
  );
  return [...blocks].map(([, json = ""]) => block.parse(JSON.parse(json)));
}

/** The problems of a document's blocks: missing required properties by type, then violations of Google's rules. */
export async function checkStructuredData(html: string): Promise<string[]> {
  const blocks = readStructuredData(html);
  const types = blocks.map((each) => each["@type"]);
  const lacking = blocks.flatMap((each) => {
    const type = each["@type"];
    const found = required[type]?.safeParse(each);
    if (!found) return [`${type} is not known`];
    return (found.error?.issues ?? []).map(
      ({ path, message }) => `${type} ${path.join(".")}: ${message}`,
    );
  });
  const issues = await new Validator().validate({
    jsonld: Object.fromEntries(
      types.map((type) => [
        type,
        blocks.filter((each) => each["@type"] === type),
      ]),
    ),
  });
  return [
    ...lacking,
    ...(new Set(types).size < types.length ? ["two blocks of one type"] : []),
    ...issues
      .filter(({ severity }) => severity === "ERROR")
      .map(({ issueMessage }) => issueMessage),
  ];
}
