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
    <ol className="contents-list">
      {toc
        .filter(({ depth }) => depth <= MAX_LEVEL)
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
