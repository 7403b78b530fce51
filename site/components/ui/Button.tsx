import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type ButtonVariant =
  "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

interface ButtonLook {
  /** `default` is the one primary action of a viewport. */
  variant?: ButtonVariant;
  /** 44, 36, 52 px high; `icon` is a 44 px square and needs an aria-label. */
  size?: ButtonSize;
  children?: ReactNode;
}

interface ActionProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  href?: undefined;
  /** True while the action runs: disabled, `busyLabel` in place of the label. */
  busy?: boolean;
  /** What it reads while busy. Always laid out, so that the width never changes. */
  busyLabel?: string;
}

interface LinkProps extends ButtonLook, ComponentPropsWithRef<"a"> {
  href: string;
  /** The element that renders the link; it takes `href` and speaks for itself about new tabs. */
  as?: ElementType;
  /** Opens a new tab, and says so to screen readers. Only for the plain `a`. */
  newTab?: boolean;
}

export type ButtonProps = ActionProps | LinkProps;

/** A button, or with `href` a link that looks like one. */
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
}: LinkProps) {
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
