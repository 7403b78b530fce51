export const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/u;
export const ITEM = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/u;
export const HEADING_OR_RULE =
  /^(?:#{1,6}(?:[ \t]|$)|(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|=+)$)/u;
export const DEFINITION = /^\[(?:\\.|[^\]\\])*\]:/u;
export const UNDERLINE = /^(?:=+|-+)[ \t]*$/u;
export const NESTED_ITEMS = /^(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)+/u;
export const TASK = /^\[[ xX]\]/u;
/** What one of them ends elsewhere where an item or a footnote begins with it: code, HTML, a task or heading without text. */
export const ODD_START =
  /^(?:<(?:[!?]|\/?(?:pre|script|style|textarea))|~~~|```|\[\^|\[\t|\[[ xX]?\]?\s*$|#{1,6}[ \t#]*$)/iu;
/** Code, where text is to begin. */
export const WIDE_SPACE = /^(?: {5}| {0,4}\t)/u;
