/** An entry of a list as a point on a line down its side. */
export const pointLook =
  "relative border-l-2 pl-8 before:absolute before:top-1.5 before:-left-[9px] before:size-4 before:rounded-full before:border-2";
