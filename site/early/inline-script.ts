/**
 * Runs in the head before the first paint. The content policy allows exactly this text by its hash.
 *
 * 1. Applies the stored theme: the server's HTML is dark. It stays dark if storage is blocked.
 * 2. Holds events that need a script which has not loaded yet, so that no interaction is lost: clicks on buttons, keys
 *    on tabs, and form submits. `held-events.ts` replays them. A form that is still held after 5 s is sent by the
 *    browser, as it is without script. Links and other controls are left to the browser.
 * 3. Handles transitions between documents that the browser skips. The visitor sees the page either way, so it's no
 *    error. Chromium also aborts some before it tells the page of them, for example because the page is already shown:
 *    their promises are only known when nobody has handled them.
 */
export const inlineScript = `
try{
var t=localStorage.getItem("theme");
if(t==="light"||(t==="system"&&matchMedia("(prefers-color-scheme: light)").matches))document.documentElement.dataset.theme="light"
}catch(e){}
(function(){
var at={click:"button[type=button]",submit:"form[method=post],form[data-live]",keydown:"[role=tab]"};
var early=window.early={
held:[],
started:false,
release:function(){for(var type in at)removeEventListener(type,hold,true);return early.held.splice(0)}
};
function hold(e){
var place=e.target.closest&&e.target.closest(at[e.type]);
if(!place||(early.started&&place.closest("[data-early]"))||(e.key&&!/^(Arrow|Home|End)/.test(e.key)))return;
e.preventDefault();
e.stopImmediatePropagation();
early.held.push(e);
if(e.type==="submit")setTimeout(function(){
if(early.held.includes(e))HTMLFormElement.prototype.submit.call(e.target)
},5000)
}
for(var type in at)addEventListener(type,hold,true);
["pageswap","pagereveal"].forEach(function(type){
addEventListener(type,function(e){if(e.viewTransition)e.viewTransition.ready.catch(function(){})})
});
addEventListener("unhandledrejection",function(e){
if(e.reason instanceof DOMException&&/^Transition was aborted because of invalid state/.test(e.reason.message))e.preventDefault()
})
})()
`
  .trim()
  .replaceAll("\n", "");
