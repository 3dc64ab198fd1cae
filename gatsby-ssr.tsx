export { onPreRenderHTML, onRenderBody } from "./src/runtime/render-body";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
