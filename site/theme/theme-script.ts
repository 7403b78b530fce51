/**
 * Runs in the head before the first paint: the server's HTML is dark, a stored choice may say otherwise.
 * Blocked or broken storage leaves it dark. The content policy allows this text by its hash, so it is one constant.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||(t==="system"&&matchMedia("(prefers-color-scheme: light)").matches))document.documentElement.dataset.theme="light"}catch(e){}';
