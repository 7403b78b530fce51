import { seats } from "../../../mock/teamwork.ts";
import { Sheet } from "./Sheet.tsx";

/** Enterprises: who may change what, and who works which leads. */
export function TeamAccess() {
  return (
    <Sheet title="Team" aside={`${seats.length} logins`}>
      <table className="w-full text-left">
        <thead className="text-xs text-faint *:*:pt-2.5 *:*:font-normal">
          <tr>
            <th className="pl-4">Login</th>
            <th className="px-3">Changes</th>
            <th className="pr-4">Leads</th>
          </tr>
        </thead>
        <tbody className="*:*:py-2">
          {seats.map(({ role, changes, leads }) => (
            <tr key={role} className="border-t border-line first:border-t-0">
              <td className="pl-4 font-medium">{role}</td>
              <td className="px-3 text-muted">{changes}</td>
              <td className="pr-4 text-muted">{leads}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
