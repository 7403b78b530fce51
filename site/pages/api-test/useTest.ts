import { useRef, useState } from "react";

/** What a test came to. `result` is shown as JSON, `problem` as it is. */
export type TestState =
  | { step: "idle" }
  | { step: "loading"; name: string }
  | { step: "done"; name: string; result: unknown }
  | { step: "failed"; name: string; problem: string };

/** A test's result; one that is not OK is an error for all that it came. */
export interface TestOutcome {
  isOk: boolean;
  result: unknown;
}

/** Runs one test at a time; a newer one takes the place of an older one that is still under way. */
export function useTest() {
  const [state, setState] = useState<TestState>({ step: "idle" });
  const latest = useRef(0);

  const run = async (name: string, test: () => Promise<TestOutcome>) => {
    latest.current += 1;
    const turn = latest.current;
    setState({ step: "loading", name });
    const next = await test().then(
      ({ isOk, result }): TestState =>
        isOk
          ? { step: "done", name, result }
          : { step: "failed", name, problem: formatJson(result) },
      (error: unknown): TestState => ({
        step: "failed",
        name,
        problem: error instanceof Error ? error.message : String(error),
      }),
    );
    if (turn === latest.current) setState(next);
  };
  return { state, run };
}

/** Indented JSON. */
export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
