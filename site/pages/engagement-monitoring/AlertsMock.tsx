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
          <table className="w-full text-left text-sm">
            <caption className="sr-only">
              Lists and their number of leads
            </caption>
            <thead className="text-xs text-faint">
              <tr>
                <th scope="col" className="px-4 py-2.5 font-normal sm:pl-5">
                  List
                </th>
                <th
                  scope="col"
                  className="px-4 py-2.5 text-right font-normal sm:pr-5"
                >
                  Leads
                </th>
              </tr>
            </thead>
            <tbody>
              {leadLists.map(({ title, count }) => (
                <tr key={title} className="border-t border-line">
                  <th scope="row" className="px-4 py-3 font-medium sm:pl-5">
                    {title}
                  </th>
                  <td className="px-4 py-3 text-right tabular-nums sm:pr-5">
                    {count}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </MockWindow>
      </div>
      <MockCaption>
        One alert in team chat, and one email with the lists of the week.
      </MockCaption>
    </figure>
  );
}
