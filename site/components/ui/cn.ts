import { createTailwindMerge } from "tailwind-merge";

const words = (list: string) => list.split(" ");
const any = () => true;

/** `2`, `[1.5px]` or `[clamp(...)]`, and not a colour. */
const isLength = (value: string) => /^(?:\d|\[[\d.cm])/u.test(value);

/** The sizes of styles/theme.css. */
const isTextSize = (value: string) =>
  /^(?:xs|sm|\d?xl|md|base|note|prose|lead|h\d|title|feature|figure)$/u.test(
    value,
  ) || isLength(value);

const isImage = (value: string) =>
  /^(?:none$|\[\w+-gradient|\[url)/u.test(value);

const isBackgroundSize = (value: string) => value.startsWith("[size:");

/** Prefixes with one meaning: of two utilities that have the same one, the last one wins. */
const plain = words(
  "align animate appearance aspect auto-cols auto-rows basis bottom caption caret col-end col-start content cursor delay duration ease fill float from gap gap-x gap-y grid-cols grid-flow grid-rows grow h hyphens indent inset inset-x inset-y items justify justify-items justify-self leading left line-clamp list m max-h max-w mb me min-h min-w ml mr ms mt mx my opacity order origin outline-offset overflow overflow-x overflow-y p pb pe pl place-items pointer-events pr ps pt px py resize right rotate rounded rounded-b rounded-bl rounded-br rounded-l rounded-r rounded-t rounded-tl rounded-tr row-end row-start scale scroll-mb scroll-mt select self shadow shrink size space-x space-y to top tracking transition translate translate-x translate-y underline-offset via w whitespace will-change wrap z",
);

/** Prefixes that take a width, a style or a colour. */
const lines = words(
  "border border-x border-y border-t border-r border-b border-l decoration inset-ring outline ring",
);

const classGroups = {
  ...Object.fromEntries(plain.map((name) => [name, [{ [name]: ["", any] }]])),
  ...Object.fromEntries(
    lines.flatMap((name) => [
      [`${name}-w`, [{ [name]: ["", isLength] }]],
      [`${name}-style`, [{ [name]: words("solid dashed dotted double none") }]],
      [`${name}-color`, [{ [name]: [any] }]],
    ]),
  ),
  display: words(
    "block contents flex flow-root grid hidden inline inline-block inline-flex inline-grid list-item table table-caption table-cell table-row",
  ),
  position: words("absolute fixed relative static sticky"),
  visibility: words("visible invisible collapse"),
  sr: ["sr-only"],
  "not-sr": ["not-sr-only"],
  "align-content": [{ content: words("start center end between stretch") }],
  "bg-image": [{ bg: [isImage, { linear: [any] }] }],
  "bg-place": [{ bg: words("center top bottom left right") }],
  "bg-repeat": [{ bg: words("repeat no-repeat") }],
  "bg-size": [{ bg: ["cover", "contain", isBackgroundSize] }],
  "border-collapse": [{ border: words("collapse separate") }],
  "col-span": [{ col: ["auto", { span: [any] }] }],
  "row-span": [{ row: ["auto", { span: [any] }] }],
  flex: [{ flex: [...words("none auto initial"), isLength] }],
  "flex-direction": [{ flex: words("row col row-reverse col-reverse") }],
  "flex-wrap": [{ flex: words("wrap nowrap wrap-reverse") }],
  "font-weight": [{ font: words("normal medium semibold bold") }],
  "object-fit": [{ object: words("contain cover fill none") }],
  "ring-inset": ["ring-inset"],
  "stroke-w": [{ stroke: [isLength] }],
  "text-align": [{ text: words("left center right start end") }],
  "text-line": words("underline overline line-through no-underline"),
  "text-size": [{ text: [isTextSize] }],
  "text-wrap": [{ text: words("wrap nowrap balance pretty") }],
  // Last, because they take what is left.
  "bg-color": [{ bg: [any] }],
  "font-family": [{ font: [any] }],
  "stroke-color": [{ stroke: [any] }],
  "text-color": [{ text: [any] }],
};

/** Which prefixes a utility replaces as well: `p` also `px`, `pt` ... */
const sidesOf = (name: string, dash = "", end = "") => {
  const side = (parts: string) =>
    words(parts).map((part) => name + dash + part + end);
  return {
    [name + end]: side("x y s e t r b l"),
    [`${name}${dash}x${end}`]: side("r l"),
    [`${name}${dash}y${end}`]: side("t b"),
  };
};

const conflictingClassGroups = {
  ...sidesOf("p"),
  ...sidesOf("m"),
  ...sidesOf("border", "-", "-w"),
  ...sidesOf("border", "-", "-color"),
  flex: words("grow shrink basis"),
  gap: words("gap-x gap-y"),
  inset: words("inset-x inset-y top right bottom left"),
  "inset-x": words("right left"),
  "inset-y": words("top bottom"),
  overflow: words("overflow-x overflow-y"),
  "place-items": words("items justify-items"),
  rounded: plain.filter((name) => name.startsWith("rounded-")),
  "rounded-b": words("rounded-bl rounded-br"),
  "rounded-l": words("rounded-tl rounded-bl"),
  "rounded-r": words("rounded-tr rounded-br"),
  "rounded-t": words("rounded-tl rounded-tr"),
  size: words("w h"),
  sr: words(
    "not-sr position size w h p px py pt pr pb pl m mx my mt mr mb ml overflow whitespace",
  ),
  "not-sr": ["sr"],
  translate: words("translate-x translate-y"),
};

/**
 * Joins class names and leaves out what is falsy. Of utilities that contradict each other, the last one wins. The groups
 * are those that this site uses: all of Tailwind's would be 5 KB more on every page. The test compares them.
 */
export const cn = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: { "text-size": ["leading"] },
  orderSensitiveModifiers: [],
}));
