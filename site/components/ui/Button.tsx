import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import type { Href } from "../../route-table.ts";
import { cn } from "./cn.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { shellMessages } from "../../messages/shell.ts";

const buttonLook = cva(
  "group/button relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border border-transparent text-center leading-normal font-medium tracking-tight no-underline transition-colors duration-120 select-none not-disabled:active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60",
  {
    variants: {
      /** `default` is for the one primary action on screen. */
      variant: {
        default:
          "bg-primary text-on-primary shadow-lit hover:bg-primary-hover not-disabled:active:bg-primary-active forced-colors:border-[ButtonText]",
        outline: "border-control text-ink hover:border-ink hover:bg-raised",
        secondary:
          "border-line-strong bg-surface text-ink shadow-card hover:border-control hover:bg-raised",
        ghost: "text-muted hover:bg-raised hover:text-ink",
      },
      /** 44, 36, 52 px high; `icon` is a 44 px square and needs an aria-label. */
      size: {
        default: "min-h-11 px-5 py-2 text-md",
        // 36 px high, but its touch target has 44 px.
        sm: "min-h-9 px-3.5 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1.25",
        lg: "min-h-13 px-6 py-3 text-base",
        icon: "min-h-11 w-11 flex-none p-0 text-md",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

const labelLook =
  "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";

interface ButtonLook extends VariantProps<typeof buttonLook> {
  children?: ReactNode;
}

export type ButtonVariant = NonNullable<ButtonLook["variant"]>;
export type ButtonSize = NonNullable<ButtonLook["size"]>;

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
      className={cn(
        buttonLook({ variant, size }),
        busy && "cursor-progress disabled:opacity-100",
        className,
      )}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        // Both labels are in one cell, so that the wider one always sets the width.
        <span className="grid">
          <span
            className={cn(labelLook, busy && "invisible")}
            aria-hidden={busy || undefined}
          >
            {children}
          </span>
          <span
            className={cn(labelLook, !busy && "invisible")}
            aria-hidden={!busy || undefined}
          >
            {busyLabel}
          </span>
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
      className={cn(buttonLook({ variant, size }), className)}
    >
      {children}
      {newTab && <VisuallyHidden> {shellMessages.newTab}</VisuallyHidden>}
    </Link>
  );
}
