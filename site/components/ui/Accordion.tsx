import { useEffect, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { openTarget } from "./open-target.ts";

interface AccordionEntry {
  /** A fragment with this id opens the entry: /faq#cancel. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  entries: readonly AccordionEntry[];
  /** Only one entry of a name is open at a time. Must be unique on the page. */
  name: string;
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
}

// In print all answers are shown. Before hydration, the one in the fragment of the address is.
const entryLook =
  "group/entry scroll-mt-4 border-t border-line print:details-content:[content-visibility:visible] in-[:root:not([data-hydrated])]:target:details-content:[content-visibility:visible]";

/** Questions of which at most one is open. Made of native details elements, so it works without script. */
export function Accordion({ entries, name, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;

  // For those who come by a link of another page.
  useEffect(openTarget, []);

  return (
    <div className="border-b border-line">
      {entries.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className={entryLook}>
          <summary className="-mx-2 flex min-h-16 list-none items-center justify-between gap-6 rounded-sm px-2 py-4 hover:text-link focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
            <Heading className="text-h4 font-medium tracking-tight">
              {title}
            </Heading>
            <Icon
              name="plus"
              className="transition-transform duration-180 ease-out group-open/entry:rotate-45 print:hidden"
            />
          </summary>
          <div className="max-w-(--measure) pr-10 pb-8 text-muted group-open/entry:animate-open">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
