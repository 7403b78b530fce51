import type { BookWords } from "./data.ts";

export function Agenda({ agenda, steps }: Pick<BookWords, "agenda" | "steps">) {
  return (
    <div className="book-agenda">
      <h2>{agenda.heading}</h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
