import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

export interface AccordionEntry {
  /** A fragment with this id opens the entry: /faq#cancel. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  entries: readonly AccordionEntry[];
  /** Only one entry of a name is open at a time. Must be unique on the page. */
  name: string;
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
  /** The entry that is open at first; by default none. */
  defaultOpen?: string;
  className?: string;
}

/** Questions of which at most one is open. Made of native details elements, so it works without script. */
export function Accordion({
  entries,
  name,
  headingLevel = 3,
  defaultOpen,
  className,
}: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    const openTarget = () => {
      const entry = [...(list.current?.children ?? [])].find(
        (child) => `#${child.id}` === location.hash,
      );
      if (!(entry instanceof HTMLDetailsElement)) return;
      entry.open = true;
      entry.scrollIntoView();
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);

  return (
    <div className={classNames("accordion", className)} ref={list}>
      {entries.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={name}
          className="accordion-entry"
          open={id === defaultOpen}
        >
          <summary>
            <Heading>{title}</Heading>
            <Icon name="plus" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
