/** Everything that a command may use of its process. */
export interface CommandContext {
  /** The arguments after the program's name. */
  argv: readonly string[];
  cwd: string;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: OutputStream;
  stderr: OutputStream;
  env: Readonly<Record<string, string | undefined>>;
  clock: () => Date;
  /** Ends a watch, and stops any other command at the next file. Its reason is a `Stopped`. */
  signal?: AbortSignal;
}

export type OutputStream = NodeJS.WritableStream & {
  isTTY?: boolean;
  /** Columns of a terminal. */
  columns?: number;
};

/** The exit codes. They are never a count. Those of a command that a signal stopped are what shells expect. */
export const exitCodes = {
  clean: 0,
  problems: 1,
  cannotRun: 2,
  SIGINT: 130,
  SIGPIPE: 141,
  SIGTERM: 143,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Receives the exit code of the command that ran. */
export type Finish = (code: ExitCode) => void;

/** NO_COLOR wins, then FORCE_COLOR. Otherwise only terminals get colours. */
export function wantsColors({
  stdout,
  env,
}: Pick<CommandContext, "stdout" | "env">): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return !["0", "false"].includes(env.FORCE_COLOR);
  return stdout.isTTY === true && env.TERM !== "dumb";
}
