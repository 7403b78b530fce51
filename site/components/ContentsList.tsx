const DEEPEST = 3;

/** A heading of a text, as the toolchain lists it. */
export interface Heading {
  depth: number;
  text: string;
  id: string;
}

interface ContentsListProps {
  toc: readonly Heading[];
  /** Id of the section that is being read. */
  current?: string | undefined;
}

/** The sections of a text as links to them. */
export function ContentsList({ toc, current }: ContentsListProps) {
  return (
    <ol className="contents-list">
      {toc
        .filter(({ depth }) => depth <= DEEPEST)
        .map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}
