/** A field that nobody sees, hears or reaches by keyboard: only a robot fills it in. */
export function TrapField() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
