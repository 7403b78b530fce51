import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import type { Href } from "../../route-table.ts";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type ButtonVariant =
  "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

interface ButtonLook {
  /** `default` is for the one primary action on screen. */
  variant?: ButtonVariant;
  /** 44, 36, 52 px high; `icon` is a 44 px square and needs an aria-label. */
  size?: ButtonSize;
  children?: ReactNode;
}

interface ActionProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  href?: undefined;
  /** True while the action runs: disabled, `busyLabel` in place of the label. */
  busy?: boolean;
  /** The label while busy. It always takes its space, so that the width does not change. */
  busyLabel?: string;
}

interface LinkProps<Written extends string>
  extends ButtonLook, ComponentPropsWithRef<"a"> {
  href: Href<Written>;
  /** The component that renders the link. It gets `href` and announces new tabs itself. */
  as?: ElementType;
  /** Opens a new tab and announces it to screen readers. Only without `as`. */
  newTab?: boolean;
}

export type ButtonProps = ActionProps | LinkProps<string>;

/** A button, or with `href` a link that looks like one. */
export function Button<Written extends string>(
  props: LinkProps<Written>,
): ReactNode;
export function Button(props: ButtonProps): ReactNode;
export function Button(props: ButtonProps) {
  return props.href === undefined ? (
    <ActionButton {...props} />
  ) : (
    <LinkButton {...props} />
  );
}

const look = (
  variant: ButtonVariant = "default",
  size: ButtonSize = "default",
) => `button button-${variant} button-${size}-size`;

function ActionButton({
  variant,
  size,
  busy,
  busyLabel,
  className,
  children,
  ...rest
}: ActionProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(look(variant, size), className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="button-labels">
          <span aria-hidden={busy || undefined}>{children}</span>
          <span aria-hidden={!busy || undefined}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

function LinkButton({
  as: Link = "a",
  newTab,
  variant,
  size,
  className,
  children,
  ...rest
}: LinkProps<string>) {
  return (
    <Link
      {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      className={classNames(look(variant, size), className)}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  );
}
