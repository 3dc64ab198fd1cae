export { wrapPageElement } from "./src/components/shell";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/ssr/render-body";
