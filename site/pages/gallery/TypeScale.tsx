const scale = [
  ["h1", "type-h1", "Know who is paying attention"],
  ["h2", "type-h2", "From noise to a ranked list"],
  ["h3", "type-h3", "Comments before likes"],
  ["h4", "type-h4", "Every lead with its reason"],
  ["lead", "lead", "The sentence under a headline says what is in it for you."],
  ["prose", "type-prose", "Running text of posts, guides and documentation."],
  ["base", "type-base", "Text of pages, controls and cards."],
  ["sm", "type-sm", "Hints, captions, details of a list."],
  ["xs", "type-xs", "Badges and the smallest print there is."],
  ["figure", "type-figure numeric", "3-5x 40% 27% 22%"],
  ["eyebrow", "eyebrow", "Engagement monitoring"],
  ["mono", "type-mono", "lead_1001,2026-05-18T09:28:00Z"],
] as const;

/** Each step of the scale, largest first. */
export function TypeScale() {
  return (
    <dl className="type-scale">
      {scale.map(([name, className, sample]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={className}>{sample}</dd>
        </div>
      ))}
      <div>
        <dt>text-link</dt>
        <dd>
          Words{" "}
          <a className="text-link" href="#type">
            that lead somewhere
          </a>{" "}
          within a sentence, and <code>code</code> in it.
        </dd>
      </div>
    </dl>
  );
}
