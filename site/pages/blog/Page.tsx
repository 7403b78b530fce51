import { FeedLink } from "../../components/FeedLink.tsx";
import { ListHead } from "../../components/ListHead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Cover } from "../../components/Cover.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { BlogList } from "./BlogList.tsx";
import type blogData from "./data.ts";
import type { BlogWords } from "./data.ts";

/** The blog: filters, the featured article, all other articles, links to the Resource Center. */
export default function BlogPage({ data }: PageProps<typeof blogData>) {
  const { hero, resources, kinds } = data.words;
  return (
    <>
      <Section space="joined">
        <ListHead title={hero.headline} lead={hero.lead}>
          <FeedLink folder="" />
        </ListHead>
        <BlogList data={data} />
      </Section>
      <ResourceCenter resources={resources} kinds={kinds} />
    </>
  );
}

const covers = ["guide", "video", "case-study"] as const;

/** Links to the Resource Center, as a whole and by type. */
function ResourceCenter({
  resources,
  kinds,
}: Pick<BlogWords, "resources" | "kinds">) {
  return (
    <Section ground="band" labelledBy="resource-center">
      <div className="mb-10 grid gap-4 lg:mb-12 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="grid gap-4">
          <h2 id="resource-center">{resources.heading}</h2>
          <Lead>{resources.text}</Lead>
        </div>
        <TextLink link={resources.link} className="justify-self-start" />
      </div>
      <ul className="grid gap-8 md:grid-cols-3">
        {kinds.map(({ text, link: { href, label } }, index) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="group/card grid grid-cols-[min(7rem,35%)_minmax(0,1fr)] items-center gap-5 md:grid-cols-1"
            >
              <Cover
                kind={covers[index] ?? "guide"}
                name={label}
                className="rounded-md border border-line transition-colors duration-180 group-hover/card:border-signal md:rounded-lg"
              />
              <span className="grid gap-1">
                <strong className="flex items-center gap-2 text-h4 group-hover/card:text-link">
                  {label}
                  <Icon
                    name="arrow-right"
                    size="sm"
                    className="transition-transform duration-180 ease-out group-hover/card:translate-x-1"
                  />
                </strong>
                <span className="text-md text-muted">{text}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
