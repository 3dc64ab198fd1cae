/**
 * What has to happen before React is there, as one small inline script (its hash goes into the content security policy):
 * - the header's entrance, once a session (spec §4); a storage that throws means no entrance
 * - `aria-expanded` of popover buttons follows the popover
 * - browsers without invoker commands open and close dialogs all the same
 */
export const inlineScript = `(function(d){try{var s=sessionStorage,k="header-entrance-played";if(!s.getItem(k)){s.setItem(k,"true");d.documentElement.dataset.entrance=""}}catch(e){}
d.addEventListener("toggle",function(e){var b=e.target.id&&e.target.popover&&d.querySelector('[popovertarget="'+e.target.id+'"]');b&&b.setAttribute("aria-expanded",e.newState==="open")},true);
"commandForElement"in HTMLButtonElement.prototype||d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[commandfor]"),t=b&&d.getElementById(b.getAttribute("commandfor"));if(t){b.getAttribute("command")==="show-modal"?t.open||t.showModal():t.close()}})})(document)`;
