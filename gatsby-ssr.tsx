export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/runtime/render-body";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
