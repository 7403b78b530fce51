import { Announcement } from "../../components/Announcement.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { ChangeLabels } from "../../components/ChangeLabels.tsx";
import { ChangeVersion } from "../../components/ChangeVersion.tsx";
import { FeedLink } from "../../components/FeedLink.tsx";
import { ListHead } from "../../components/ListHead.tsx";
import { ListEnd } from "../../components/paging/ListEnd.tsx";
import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type { Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import { listMessages } from "../../messages/lists.ts";
import { changelogMessages } from "../../messages/pages.ts";
import { pointLook } from "../../components/point-look.ts";
import { cn } from "../../components/ui/cn.ts";
import type {
  ChangelogWords,
  ListedChange,
  default as changelogData,
} from "./data.ts";

/** What changed in the product, newest first. */
export default function ChangelogPage({
  data,
}: PageProps<typeof changelogData>) {
  const { words } = data;
  if ("signUpUrl" in data)
    return <ComingSoon words={words} signUpUrl={data.signUpUrl} />;
  return <ChangeList words={words.hero} first={data.list} />;
}

interface ChangeListProps {
  words: ChangelogWords["hero"];
  first: Paged<ListedChange>;
}

function ChangeList({ words, first }: ChangeListProps) {
  const growing = usePagedList(first, ({ slug }) => slug);
  return (
    <Section space="joined">
      <ListHead title={words.headline} lead={words.lead}>
        <FeedLink folder="/changelog" />
      </ListHead>
      <ol>
        {growing.shown.entries.map((change) => (
          <li key={change.slug}>
            <Change change={change} />
          </li>
        ))}
      </ol>
      <ListEnd
        growing={growing}
        from={first.page}
        address="/changelog"
        noun={listMessages.changes}
      />
    </Section>
  );
}

function Change({ change }: { change: ListedChange }) {
  const { slug, path, title, date, version, labels, html } = change;
  return (
    <article
      id={`change-${slug}`}
      aria-labelledby={`change-${slug}-title`}
      className="grid scroll-mt-4 gap-4 border-t border-line py-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 lg:py-14 xl:gap-x-24 2xl:grid-cols-[16rem_minmax(0,1fr)] 2xl:gap-x-28"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 self-start text-md text-muted lg:sticky lg:top-24 lg:flex-col lg:items-start">
        <CalendarDate date={date} />
        {version !== undefined && <ChangeVersion version={version} />}
      </p>
      <div className="grid max-w-(--measure-wide) min-w-0 gap-3">
        <ChangeLabels labels={labels} />
        <h2
          id={`change-${slug}-title`}
          className="text-[clamp(1.5rem,2.4vw,1.875rem)] leading-tight"
        >
          <SiteLink href={path} className="hover:text-link">
            {title}
          </SiteLink>
        </h2>
        <Prose html={html} className="[&_:is(h3,h4,h5,h6)]:text-h4" />
      </div>
    </article>
  );
}

interface ComingSoonProps {
  words: ChangelogWords;
  signUpUrl: string;
}

/** Announces the changelog and links to what can be read until then. */
function ComingSoon({ words, signUpUrl }: ComingSoonProps) {
  const { lead, text, signUp, link } = words.comingSoon;
  return (
    <Announcement
      title={words.hero.headline}
      picture={<Timeline />}
      actions={
        <Button as={SiteLink} href={signUpUrl} size="lg">
          {signUp}
        </Button>
      }
    >
      <Lead>{lead}</Lead>
      <p className="max-w-[54ch] text-muted">
        {text} <TextLink link={link} />.
      </p>
    </Announcement>
  );
}

/** The bars that stand for what is not written yet. */
const lengths = ["w-full", "w-2/3", "w-5/6"];

/** From today to the public release. The first entry has its lines but no words. */
function Timeline() {
  return (
    <figure>
      <div className="overflow-clip rounded-lg border border-line-strong bg-surface shadow-frame">
        <ol className="p-5 sm:p-6">
          <li
            className={cn(
              pointLook,
              "grid gap-1 border-dashed border-line-strong pb-12 before:border-control before:bg-band",
            )}
          >
            <strong>{changelogMessages.today}</strong>
            <span className="text-muted">{changelogMessages.nothing}</span>
          </li>
          <li
            className={cn(
              pointLook,
              "grid gap-1 border-transparent before:border-signal before:bg-signal",
            )}
          >
            <strong>{changelogMessages.release}</strong>
            <ul className="mt-3 rounded-md border border-dashed border-line-strong">
              {changelogMessages.lines.map((line, index) => (
                <li
                  key={line}
                  className="grid grid-cols-2 items-center gap-6 border-dashed border-line-strong px-5 py-3.5 text-md text-muted not-first:border-t"
                >
                  {line}
                  <span
                    aria-hidden="true"
                    className={cn(
                      "h-2 rounded-full bg-raised",
                      lengths[index % lengths.length],
                    )}
                  />
                </li>
              ))}
            </ul>
          </li>
        </ol>
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        {changelogMessages.caption}
      </figcaption>
    </figure>
  );
}
