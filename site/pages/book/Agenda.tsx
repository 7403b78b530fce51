import type { BookWords } from "./data.ts";

export function Agenda({ agenda, steps }: Pick<BookWords, "agenda" | "steps">) {
  return (
    <div>
      <h2 className="mb-3 text-base font-medium tracking-normal text-muted">
        {agenda.heading}
      </h2>
      <ol className="[counter-reset:step]">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="relative border-t border-line py-4 pl-11 [counter-increment:step] before:absolute before:top-5 before:left-0 before:font-mono before:text-sm before:text-faint before:content-[counter(step)]"
          >
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
