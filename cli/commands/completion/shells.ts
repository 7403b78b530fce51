/** The shells that a script can be printed for, and the file with that script. */
export const shells = {
  bash: "content.bash",
  zsh: "content.zsh",
  fish: "content.fish",
  powershell: "content.ps1",
} as const;

export type Shell = keyof typeof shells;

export const shellNames = ["bash", "zsh", "fish", "powershell"] as const;
