import type { RuleLine } from "../../mock/list-rule.ts";

interface RuleBuilderProps {
  lines: readonly RuleLine[];
  /** When the list is built: "Every Monday, 9:30 AM". */
  schedule: string;
}

/** A picture of a smart list's rule: each line with how many people it leaves. Its fields are no controls. */
export function RuleBuilder({ lines, schedule }: RuleBuilderProps) {
  const most = lines[0]?.left ?? 1;
  return (
    <div className="rule">
      <ol>
        {lines.map(({ field, operator, values, left }, place) => (
          <li key={field}>
            <span className="rule-join">{place === 0 ? "Where" : "and"}</span>{" "}
            <span className="rule-field">{field}</span>{" "}
            <span className="rule-operator">{operator}</span>{" "}
            <span className="rule-values">
              {values.map((value, number) => (
                <span key={value}>
                  {value}
                  {number < values.length - 1 && (
                    <span className="sr-only">, </span>
                  )}
                </span>
              ))}
            </span>{" "}
            <span className="rule-left">
              <svg aria-hidden="true">
                <rect width={`${(left / most) * 100}%`} height="100%" rx="2" />
              </svg>
              <span className="numeric">
                {left}
                <span className="sr-only"> left</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="rule-end">
        <span>
          Builds <strong>{schedule}</strong>
        </span>
        <span>
          <strong className="numeric">{lines.at(-1)?.left}</strong> leads
        </span>
      </p>
    </div>
  );
}
