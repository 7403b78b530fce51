/**
 * Runs in the head before the first paint. The content policy allows exactly this text by its hash.
 *
 * 1. Applies the stored theme: the server's HTML is dark. It stays dark if storage is blocked.
 * 2. Handles transitions between documents that the browser skips. The visitor sees the page either way, so it's no
 *    error. Chromium also aborts some before it tells the page of them, for example because the page is already shown:
 *    their promises are only known when nobody has handled them.
 */
export const inlineScript = `
try{
var t=localStorage.getItem("theme");
if(t==="light"||(t==="system"&&matchMedia("(prefers-color-scheme: light)").matches))document.documentElement.dataset.theme="light"
}catch(e){}
["pageswap","pagereveal"].forEach(function(type){
addEventListener(type,function(e){if(e.viewTransition)e.viewTransition.ready.catch(function(){})})
});
addEventListener("unhandledrejection",function(e){
if(e.reason instanceof DOMException&&/^Transition was (aborted|skipped)/.test(e.reason.message))e.preventDefault()
})
`
  .trim()
  .replaceAll("\n", "");
