/** Stands in for the grammars of languages that the editor does not color. */
export default [];
