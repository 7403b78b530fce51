import { Badge } from "../../components/ui/Badge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Select } from "../../components/ui/Select.tsx";
import { announcementMessages, pricingMessages } from "../../messages.ts";
import type { Cell, Comparison } from "./compare-plans.ts";

function CellValue({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  if (typeof cell === "object")
    return (
      <>
        <Icon name="check" label={pricingMessages.included} />{" "}
        <Badge>{announcementMessages.soon}</Badge>
      </>
    );
  return cell ? (
    <Icon name="check" label={pricingMessages.included} />
  ) : (
    <Icon name="minus" label={pricingMessages.notIncluded} />
  );
}

/** Chooses the two plans that a small screen has room for. CSS shows their columns: it needs no script. */
function PlanPicker({ plans }: Pick<Comparison, "plans">) {
  const recommended = plans.findIndex(({ badge }) => badge !== undefined);
  const first = Math.max(0, Math.min(recommended, plans.length - 2));
  return (
    <div className="compare-picker">
      {pricingMessages.compare.map((label, index) => (
        <label key={label}>
          <span>{label}</span>
          <Select defaultValue={first + index}>
            {plans.map(({ name }, column) => (
              <option key={name} value={column}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </div>
  );
}

/** The price list as a table. Small screens show two plans of the visitor's choice. */
export function CompareTable({
  comparison: { plans, groups },
}: {
  comparison: Comparison;
}) {
  return (
    <div className="compare-region">
      <PlanPicker plans={plans} />
      <table className="compare numeric">
        <caption id="compare-caption">{pricingMessages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{pricingMessages.feature}</span>
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
                {cells.map((cell, index) => (
                  <td key={plans[index]?.name}>
                    <CellValue cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
