export { wrapPageElement } from "./src/components/layout/wrap-page-element";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/ssr/render-body";
