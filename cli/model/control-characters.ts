/** Control characters, and invisible ones that end a line or change the reading direction. Not tabs and line breaks. */
export const CONTROL_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- it matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\r(?!\n)/gu;
