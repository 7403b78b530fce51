const steps = [
  {
    title: "We add your two names",
    text: "We set up the influencer and the competitor, and read their latest posts together.",
  },
  {
    title: "A feed becomes a list",
    text: "You tell us which titles and companies matter. We show you who's left, ranked, with the reason next to each name.",
  },
  {
    title: "The list goes where you work",
    text: "CSV, CRM or an alert in team chat: we send it the way your team would use it, and it's yours to keep.",
  },
];

export function Agenda() {
  return (
    <div className="book-agenda">
      <h2>What happens in the demo</h2>
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
