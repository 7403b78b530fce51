import { SiteLink } from "../../components/SiteLink.tsx";

const things = [
  {
    title: "API and webhooks",
    text: "Leads in your own programs, without a download in between. We ask this list first what to open.",
    href: "/api-access",
    label: "What is planned",
  },
  {
    title: "The public release",
    text: "With it come release notes, one entry for each change. You have seen each of them before.",
    href: "/changelog",
    label: "Where they will stand",
  },
] as const;

/** What the waitlist hears of first: points of a path, of which the first is lit. */
export function NextThings() {
  return (
    <div className="next">
      <h2>What is coming</h2>
      <ol>
        {things.map(({ title, text, href, label }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <SiteLink className="text-link" href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
