/**
 * What has to happen before React is there, as one small inline script (its hash goes into the content security policy):
 * - the header's entrance, once a session; if storage throws, there is no entrance
 * - `aria-expanded` of popover buttons follows the popover
 * - a page opened at a place of its own, gone back to or reloaded is drawn whole at once (src/styles/shell.css)
 * - the page knows whether a field has the focus: the bar at the window's end goes then (src/styles/shell.css), and
 *   comes back when the press that took the focus is over, which it would come under
 * - the page notes when it loaded: a campaign's delay starts then (src/browser/load-time.ts)
 * - a picture that fades in does so once it has loaded: before React is there, from the cache too
 * - browsers without invoker commands open and close dialogs all the same
 */
export const inlineScript = `(function(d){try{var s=sessionStorage,k="header-entrance-played";if(!s.getItem(k)){s.setItem(k,"true");d.documentElement.dataset.entrance=""}}catch(e){}
var n=performance.getEntriesByType&&performance.getEntriesByType("navigation")[0];(location.hash||n&&n.type!=="navigate")&&(d.documentElement.dataset.whole="");
d.addEventListener("toggle",function(e){var b=e.target.id&&e.target.popover&&d.querySelector('[popovertarget="'+e.target.id+'"]');b&&b.setAttribute("aria-expanded",e.newState==="open")},true);
var f;["focusin","focusout"].forEach(function(n){d.addEventListener(n,function(e){var r=d.documentElement,a="data-in-field";clearTimeout(f);n==="focusin"&&e.target.matches("input,select,textarea")?r.setAttribute(a,""):f=setTimeout(function(){r.removeAttribute(a)},500)})});
addEventListener("load",function(){d.documentElement.dataset.loaded=performance.now()});
d.addEventListener("load",function(e){var t=e.target;t.classList&&t.classList.contains("picture-fade")&&(t.style.opacity=1)},true);
"commandForElement"in HTMLButtonElement.prototype||d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[commandfor]"),t=b&&d.getElementById(b.getAttribute("commandfor"));if(t){b.getAttribute("command")==="show-modal"?t.open||t.showModal():t.close()}})})(document)`;
