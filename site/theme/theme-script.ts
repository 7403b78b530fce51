/**
 * Runs in the head before the first paint and applies the stored choice: the server's HTML is dark. It stays dark if
 * storage is blocked. The content policy allows exactly this text by its hash.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||(t==="system"&&matchMedia("(prefers-color-scheme: light)").matches))document.documentElement.dataset.theme="light"}catch(e){}';
