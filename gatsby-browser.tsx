import "./src/styles/global.css";

export {
	onClientEntry,
	onInitialClientRender,
	replaceHydrateFunction,
} from "./src/browser/client-entry";
export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/browser/gatsby-scroll";
export { wrapPageElement } from "./src/components/shell";
