import { Badge } from "../../components/ui/Badge.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { announcementMessages } from "../../messages/pages.ts";
import { pricingMessages } from "../../messages/pricing.ts";
import type { Cell, Comparison } from "./compare-plans.ts";

function CellValue({ cell }: { cell: Cell }) {
  if (typeof cell === "string") {
    const [value, per] = cell.split("/");
    return per === undefined ? (
      value
    ) : (
      <>
        {value}
        <wbr />
        <span className="max-md:block">/{per}</span>
      </>
    );
  }
  const [name, label] = cell
    ? (["check", pricingMessages.included] as const)
    : (["minus", pricingMessages.notIncluded] as const);
  return (
    <>
      <Icon
        name={name}
        label={label}
        className={cell ? "text-signal" : "text-faint"}
      />{" "}
      {typeof cell === "object" && (
        <Badge className="max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:leading-snug max-md:whitespace-normal">
          {announcementMessages.soon}
        </Badge>
      )}
    </>
  );
}

/** The price list as a table. On phones the name of a row is above its values, so that all plans fit side by side. */
export function CompareTable({
  comparison: { plans, groups },
}: {
  comparison: Comparison;
}) {
  return (
    <table className="relative w-full table-fixed border-separate [border-spacing:0] text-left text-note leading-snug tabular-nums md:text-md print:text-[9pt]">
      <caption className="pb-3 text-left text-sm text-muted md:pb-0">
        {pricingMessages.caption}
      </caption>
      <Head plans={plans} />
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={plans.length}
              className="pt-8 pb-1 text-base font-semibold print:pt-3"
            >
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} plans={plans} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowData = Comparison["groups"][number]["rows"][number];

function Row({ plans, label, cells }: RowData & Pick<Comparison, "plans">) {
  return (
    <>
      <tr className="text-muted md:hidden print:hidden">
        <th scope="row" colSpan={cells.length} className="pt-3.5 font-normal">
          {label}
        </th>
      </tr>
      <tr className="align-top">
        <th
          scope="row"
          className="hidden border-b border-line py-3.5 pr-4 font-normal text-muted md:table-cell print:table-cell print:py-1"
        >
          {label}
        </th>
        {cells.map((cell, index) => (
          <td
            key={plans[index]?.name}
            className="border-b border-line pt-1 pr-2 pb-3 wrap-anywhere md:py-3.5 md:pr-4 md:text-md print:text-[9pt] print:py-1"
          >
            <CellValue cell={cell} />
          </td>
        ))}
      </tr>
    </>
  );
}

/** The names of the plans, which stay in view. */
function Head({ plans }: Pick<Comparison, "plans">) {
  const cell =
    "top-(--header-height) z-1 border-b border-control bg-page py-4 pr-1 align-bottom font-semibold print:static print:py-1";
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className={cn(
            cell,
            "sticky hidden md:table-cell md:w-1/4 print:table-cell",
          )}
        >
          <span className="sr-only">{pricingMessages.feature}</span>
        </th>
        {plans.map(({ name, price }) => (
          <th
            key={name}
            scope="col"
            className={cn(cell, "sticky md:pr-4 md:text-h4")}
          >
            {name}{" "}
            <span className="block text-xs font-normal text-muted md:text-note">
              {price}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
