export const homeMessages = {
  exportCsv: "Export to CSV",
} as const;
