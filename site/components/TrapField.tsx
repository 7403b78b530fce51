import { fieldMessages } from "../messages/forms.ts";
/** A field that people cannot see, hear or reach by keyboard: only robots fill it in. */
export function TrapField() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {fieldMessages.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
