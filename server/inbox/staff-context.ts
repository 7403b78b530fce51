/** The environment of an inbox command: everything that would otherwise come from `process`. */
export interface StaffContext {
  /** The arguments after the program's name. */
  argv: readonly string[];
  cwd: string;
  stdout: OutputStream;
  stderr: OutputStream;
  env: Readonly<Record<string, string | undefined>>;
  clock: () => Date;
}

export type OutputStream = NodeJS.WritableStream & { columns?: number };

/** 0 done, 1 not found, 2 could not run. */
export const exitCodes = { done: 0, notFound: 1, cannotRun: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
