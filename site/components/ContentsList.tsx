import { cn } from "./ui/cn.ts";

const MAX_LEVEL = 3;

/** A heading in the list that the toolchain makes of a text. */
export interface Heading {
  depth: number;
  text: string;
  id: string;
}

interface ContentsListProps {
  toc: readonly Heading[];
  /** Id of the current section. */
  current?: string | undefined;
}

/** Links to the sections of a text. */
export function ContentsList({ toc, current }: ContentsListProps) {
  return (
    <ol className="text-md leading-snug lg:text-sm lg:leading-snug">
      {toc
        .filter(({ depth }) => depth <= MAX_LEVEL)
        .map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={cn(
                "block border-l-2 border-line py-2 text-muted transition-colors duration-120 hover:text-ink chosen:border-signal chosen:text-ink lg:py-1.5",
                depth === MAX_LEVEL ? "pl-8" : "pl-4",
              )}
            >
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}
