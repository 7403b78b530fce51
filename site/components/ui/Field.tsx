import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

/** What a control needs to belong to its field: spread it on an Input, Textarea or Select. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps {
  /** Always shown, above the control. */
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the control and read with it. */
  error?: string | undefined;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
  /** Given by React unless something else must point at the control. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, a control, its hint and its error, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={classNames("field", className)}>
      <label className="field-label" htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": classNames(hintId, errorId),
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
