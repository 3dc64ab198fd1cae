import "./src/styles/global.css";

export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/browser/scroll/page-scroll";
export { onClientEntry, onInitialClientRender } from "./src/browser/start-up";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";
