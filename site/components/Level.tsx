import "./level.css";

const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const;

/** How much a guide asks of its reader: the word, and as many of three bars. */
export function Level({ level }: { level: keyof typeof levels }) {
  return (
    <span className="level" data-level={levels[level]}>
      <span className="level-bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {level}
    </span>
  );
}
