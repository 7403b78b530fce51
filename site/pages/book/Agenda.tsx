const steps = [
  {
    title: "Your two names go in",
    text: "We add the influencer and the competitor, and read the last posts around them.",
  },
  {
    title: "A feed becomes a list",
    text: "You say which titles and companies count. We show who is left, ranked, with the reason next to each name.",
  },
  {
    title: "The list goes where you work",
    text: "CSV, CRM, an alert in team chat: we send it the way your team would take it, and you keep it.",
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
