import { Icon } from "../../components/ui/Icon.tsx";
import type { Cell, Comparison } from "./compare-plans.ts";

function CellValue({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  return cell ? (
    <Icon name="check" label="Included" />
  ) : (
    <Icon name="minus" label="Not included" />
  );
}

/** The price list as a table. On small screens it scrolls, and the plan names stay in view. */
export function CompareTable({
  comparison: { plans, groups },
}: {
  comparison: Comparison;
}) {
  return (
    <section
      className="compare-region"
      aria-labelledby="compare-caption"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table className="compare numeric">
        <caption id="compare-caption">
          What each plan includes, side by side
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {plans.map(({ name, price, badge }) => (
              <th key={name} scope="col" data-highlighted={badge !== undefined}>
                {name} <span>{price}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={plans.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, place) => (
                  <td key={plans[place]?.name}>
                    <CellValue cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
