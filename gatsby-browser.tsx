import "./src/styles/global.css";

export { onClientEntry, onInitialClientRender } from "./src/runtime/client-entry";
export { replaceHydrateFunction } from "./src/runtime/hydrate";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/runtime/page-scroll";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
