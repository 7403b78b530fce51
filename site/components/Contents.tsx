import { useCurrentSection } from "../hooks/useCurrentSection.ts";
import { ContentsList, type Heading } from "./ContentsList.tsx";

/** The table of contents beside the text in wide windows. It stays in view and marks the current section. */
export function ContentsColumn({ toc }: { toc: readonly Heading[] }) {
  const current = useCurrentSection(toc.map(({ id }) => id).join(" "));
  return (
    <nav className="contents-column" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ContentsList toc={toc} current={current} />
    </nav>
  );
}

/** The table of contents above the text in narrow windows, collapsed at first. */
export function ContentsFold({ toc }: { toc: readonly Heading[] }) {
  return (
    <details className="contents-fold">
      <summary>On this page</summary>
      <nav aria-label="Contents">
        <ContentsList toc={toc} />
      </nav>
    </details>
  );
}
