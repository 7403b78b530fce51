interface StartSettings {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export const smallHeap: StartSettings;
export const largeHeap: StartSettings;
