/** Every address. The string "/*" would exclude those with a line separator (U+2028, U+2029). */
export default () => true;
