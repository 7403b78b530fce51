import { MockCaption, MockWindow } from "../../components/MockWindow.tsx";
import { leadLists } from "../../mock/story.ts";
import { AlertPhone } from "./AlertPhone.tsx";

/** An alert of the team chat on a phone, and behind it the email with the lists of the week. */
export function AlertsMock() {
  return (
    <figure>
      <div className="grid items-end sm:grid-cols-[18rem_minmax(0,1fr)]">
        <AlertPhone className="relative z-1 max-sm:mx-auto" />
        <MockWindow
          title="Your lists are ready"
          aside="Monday, 09:30"
          className="mb-10 max-sm:mt-5 max-sm:mb-0 sm:-ml-10 sm:pl-10"
        >
          <ul aria-label="Lists and their number of leads">
            {leadLists.map(({ title, count }) => (
              <li
                key={title}
                className="flex justify-between gap-4 border-b border-line px-4 py-3 text-sm font-medium last:border-b-0 sm:px-6"
              >
                {title}{" "}
                <span className="font-normal whitespace-nowrap text-muted tabular-nums">
                  {count} leads
                </span>
              </li>
            ))}
          </ul>
        </MockWindow>
      </div>
      <MockCaption>
        One alert in team chat, and one email with the lists of the week.
      </MockCaption>
    </figure>
  );
}
