import { Icon } from "../../components/ui/Icon.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { formatJson, type TestState } from "./useTest.ts";

/** The result of the last test: a spinner, JSON, or an error box. */
export function Outcome({ state }: { state: TestState }) {
  return (
    <div className="outcome" data-step={state.step}>
      <h2>{state.step === "idle" ? "Result" : state.name}</h2>
      <div aria-live="polite" aria-busy={state.step === "loading"}>
        {state.step === "idle" && (
          <p className="outcome-idle">Nothing called yet.</p>
        )}
        {state.step === "loading" && <Spinner label="Waiting for the reply" />}
        {state.step === "done" && <pre>{formatJson(state.result)}</pre>}
      </div>
      {state.step === "failed" && (
        <div className="outcome-error" role="alert">
          <Icon name="alert" />
          <pre>{state.problem}</pre>
        </div>
      )}
    </div>
  );
}
