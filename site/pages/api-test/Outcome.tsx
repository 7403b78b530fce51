import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { apiTestMessages } from "../../messages/api-test.ts";
import { formatJson, type TestState } from "./useTest.ts";

const output = "text-note leading-relaxed wrap-anywhere whitespace-pre-wrap";

/** The result of the last test: a spinner, JSON, or an error box. */
export function Outcome({ state }: { state: TestState }) {
  return (
    <div data-step={state.step}>
      <h2 className="mb-3 text-h4">
        {state.step === "idle" ? apiTestMessages.result : state.name}
      </h2>
      <div aria-live="polite" aria-busy={state.step === "loading"}>
        {state.step === "idle" && (
          <p className="text-muted">{apiTestMessages.nothing}</p>
        )}
        {state.step === "loading" && (
          <Spinner label={apiTestMessages.waiting} />
        )}
        {state.step === "done" && (
          <pre
            className={cn(output, "rounded-md border border-line bg-code p-5")}
          >
            {formatJson(state.result)}
          </pre>
        )}
      </div>
      {state.step === "failed" && (
        <div
          className="flex gap-3 rounded-md border border-danger-line bg-danger-soft p-4"
          role="alert"
        >
          <Icon name="alert" className="text-danger" />
          <pre className={cn(output, "min-w-0 flex-1")}>{state.problem}</pre>
        </div>
      )}
    </div>
  );
}
