/** The names of the months in lower case. */
export const months: readonly string[] =
  "january february march april may june july august september october november december".split(
    " ",
  );
