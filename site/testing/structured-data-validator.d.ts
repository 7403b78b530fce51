declare module "@adobe/structured-data-validator" {
  /** The part of this package that tests use. It has no types of its own. */
  export default class Validator {
    validate(data: { jsonld: Record<string, unknown[]> }): Promise<
      {
        issueMessage: string;
        severity: "ERROR" | "WARNING";
        path: unknown;
        fieldNames?: string[];
      }[]
    >;
  }
}
