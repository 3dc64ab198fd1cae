import "./src/styles/global.css";

export { onClientEntry, onInitialClientRender } from "./src/browser/client-entry";
export { replaceHydrateFunction } from "./src/browser/hydrate";
export { onPreRouteUpdate, shouldUpdateScroll } from "./src/browser/page-scroll";
export { wrapPageElement } from "./src/components/shell/wrap-page-element";
