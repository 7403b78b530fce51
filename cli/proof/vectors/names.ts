import { words } from "./vector.ts";

/** HTML elements, including obsolete and invented ones. */
export const htmlElements = words(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
  dl dt element em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head
  header hgroup hr html i iframe image img input ins isindex kbd keygen label layer legend li link listing main map
  mark marquee menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option
  output p param picture plaintext portal pre progress q rb rp rt rtc ruby s samp script search section select
  selectedcontent shadow slot small source spacer span strike strong style sub summary sup table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp x x-a custom-element
`);

export const foreignElements = words(`
  svg math animate animateMotion animateTransform circle clipPath defs desc discard ellipse feImage filter
  foreignObject g image line linearGradient mask metadata path pattern rect set stop style script switch symbol text
  textPath title tspan use view annotation annotation-xml maction menclose merror mfrac mglyph mi mn mo mtext mrow ms
  mstyle msup semantics
`);

/** The names of all events of an element. */
export const eventNames = words(`
  abort afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick
  beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforescriptexecute beforetoggle beforeunload
  begin blur bounce cancel canplay canplaythrough change click close command contentvisibilityautostatechange
  contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop
  durationchange end ended error finish focus focusin focusout formdata fullscreenchange gotpointercapture hashchange
  input invalid keydown keypress keyup load loadeddata loadedmetadata loadend loadstart lostpointercapture message
  mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pageshow
  paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover
  pointerrawupdate pointerup popstate progress ratechange readystatechange repeat reset resize scroll scrollend
  scrollsnapchange search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange
  stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel
  transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting
  webkitanimationend webkitanimationiteration webkitanimationstart webkittransitionend wheel
`);

/** Attributes that take an address, a document or a script. */
export const addressAttributes = words(`
  action archive attributionsrc background cite classid code codebase content data dynsrc filter formaction from href
  icon imagesrcset itemid itemtype longdesc lowsrc manifest mask ping poster profile src srcdoc srcset style to usemap
  values xlink:href xml:base xmlns
`);

/** Names with which an element replaces something that scripts rely on. */
export const clobberNames = words(`
  location cookie body head forms images scripts domain referrer title getElementById getElementsByName
  querySelector createElement currentScript defaultView implementation write attributes nodeName nodeType
  firstChild parentNode childNodes children innerHTML outerHTML ownerDocument removeChild setAttribute submit action
  top parent self opener frames event name alert document window history constructor prototype __proto__ toString
  valueOf hasOwnProperty root app main theme config
`);
