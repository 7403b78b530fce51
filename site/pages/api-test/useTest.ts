import { useRef, useState } from "react";

/** The state of a test. `result` is shown as JSON, `problem` as text. */
export type TestState =
  | { step: "idle" }
  | { step: "loading"; name: string }
  | { step: "done"; name: string; result: unknown }
  | { step: "failed"; name: string; problem: string };

/** Runs one test at a time. A new test replaces one that is still running. */
export function useTest() {
  const [state, setState] = useState<TestState>({ step: "idle" });
  const latest = useRef(0);

  const run = async (name: string, test: () => Promise<unknown>) => {
    latest.current += 1;
    const turn = latest.current;
    setState({ step: "loading", name });
    const next = await test().then(
      (result): TestState => ({ step: "done", name, result }),
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

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
