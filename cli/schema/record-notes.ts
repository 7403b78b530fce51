/** Notes on fields that several collections of records have. */
export const recordId = {
  text: "The name of the record: lower-case words joined by hyphens, unique in its list.",
};

export const publicImage = {
  text: "The image file: `/images/name.svg` in public/.",
  examples: ["/images/name.svg"],
};
