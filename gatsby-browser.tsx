import "./src/styles/global.css";

export { onClientEntry, onInitialClientRender } from "./src/browser/client-entry";
export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/browser/scroll/page-scroll";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
