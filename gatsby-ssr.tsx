export { wrapPageElement } from "./src/components/shell/wrap-page-element";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/ssr/render-body";
