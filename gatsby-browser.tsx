import "./src/styles/global.css";

export { onClientEntry, onInitialClientRender } from "./src/runtime/client-entry";
export { wrapRootElement } from "./src/runtime/head-in-place";
export { replaceHydrateFunction } from "./src/runtime/hydrate";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/runtime/page-scroll";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
