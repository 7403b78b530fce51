const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const;

/** The difficulty of a guide: as a word and as one to three bars. */
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
