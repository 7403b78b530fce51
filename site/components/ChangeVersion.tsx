export function ChangeVersion({ version }: { version: string }) {
  return (
    <span className="rounded-sm border border-line-strong px-2 py-px font-mono text-note text-muted">
      {version}
    </span>
  );
}
