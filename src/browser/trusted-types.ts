/**
 * The one policy through which script and markup reach the page by script (Trusted Types; the content security policy of
 * src/gatsby/hosting/policy.ts demands it). It runs inline, before anything else does. What passes:
 * - addresses of scripts and workers: our own host's, for webpack's chunks and the service worker
 * - markup: the empty script element with which React makes every script element, and text without any tag (the JSON of JSON-LD)
 * - script text: JSON, which does nothing
 */
export const trustedTypesPolicy = `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(u){if(new URL(u,location.href).origin===location.origin)return u},
createHTML:function(h){if(h==="<script></"+"script>"||h.indexOf("<")<0)return h},createScript:function(s){try{JSON.parse(s);return s}catch(e){}}});`;
