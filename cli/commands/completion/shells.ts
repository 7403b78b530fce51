/** The shells that a script can be printed for, and the file that holds it. */
export const shells = {
  bash: "content.bash",
  zsh: "content.zsh",
  fish: "content.fish",
  powershell: "content.ps1",
} as const;

export type Shell = keyof typeof shells;

export const shellNames = Object.keys(shells);

export function isShell(name: string): name is Shell {
  return Object.hasOwn(shells, name);
}
